import {spawn} from 'node:child_process';

export interface CommandResult {
  exitCode: number;
  /** Standard output and standard error, interleaved. */
  output: string;
}

/**
 * Runs a program without a shell and without a terminal.
 *
 * A nonzero exit code does not reject: the caller decides what a failure means.
 */
export function runCommand(
  program: string,
  commandArguments: readonly string[],
  options: {folder: string; env?: Record<string, string>; print?: boolean},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, commandArguments, {
      cwd: options.folder,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', REDOCLY_TELEMETRY: 'off', ...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk);
      if (options.print) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (exitCode) => {
      resolve({exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8')});
    });
  });
}
