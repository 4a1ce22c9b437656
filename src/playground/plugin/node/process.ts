/** What the generator prints, since `takeLog` was called last. */
let log = '';

const print = {
  isTTY: false,
  write(text: string): boolean {
    log += text;
    return true;
  },
};

const process = {
  env: {FORCE_COLOR: '0', NO_COLOR: '1'},
  argv: ['node', 'openapi-qraft'],
  execArgv: [],
  platform: 'linux',
  version: 'v22.0.0',
  versions: {node: '22.0.0'},
  exitCode: undefined,
  stdin: {isTTY: true},
  stdout: print,
  stderr: print,
  cwd: () => '/document',
  exit(code: number): never {
    throw new Error(`The generator stopped with exit code ${code}.`);
  },
  nextTick: (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
    queueMicrotask(() => callback(...values)),
  hrtime: () => [0, 0],
  uptime: () => 0,
  memoryUsage: () => ({heapUsed: 0}),
  emitWarning: () => undefined,
  listenerCount: () => 0,
  on: () => process,
  once: () => process,
  off: () => process,
  removeListener: () => process,
  takeLog(): string {
    const taken = log;
    log = '';
    return taken;
  },
};

export default process;
export const {env, argv, cwd, platform, version, versions, stdin, stdout, stderr, exit, nextTick, hrtime} = process;
