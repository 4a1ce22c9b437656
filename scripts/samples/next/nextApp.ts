import {spawn} from 'node:child_process';
import path from 'node:path';
import {installProject, runInProject} from '../installProject';
import {rootFolder} from '../projects';

const appFolder = path.join(rootFolder, 'samples/next');
const nextBin = path.join(appFolder, 'node_modules/next/dist/bin/next');

/** A running application. */
export interface NextApp {
  origin: string;
  stop: () => void;
}

/** Installs and builds the application. */
export async function buildApp(env: Record<string, string>): Promise<void> {
  await installProject('next');
  await runInProject('next', process.execPath, [nextBin, 'build'], env);
}

/** Starts the built application on a free port and waits until it is ready. */
export async function startApp(env: Record<string, string>): Promise<NextApp> {
  const server = spawn(process.execPath, [nextBin, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: appFolder,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => {
    server.kill();
  };
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address && output.includes('Ready')) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`"next start" ended in samples/next:\n${output}`)));
  });
  return {origin, stop};
}
