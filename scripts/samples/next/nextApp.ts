import {spawn} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {rootFolder} from '../projects';
import {runCommand} from '../runCommand';

const appFolder = path.join(rootFolder, 'samples/next');
const nextBin = path.join(appFolder, 'node_modules/next/dist/bin/next');

/** A running application. */
export interface NextApp {
  origin: string;
  stop: () => void;
}

/** Installs the packages, copies the client that the CLI generated for the 2.x samples, and builds the application. */
export async function buildApp(env: Record<string, string>): Promise<void> {
  const client = path.join(appFolder, 'src/api');
  rmSync(client, {recursive: true, force: true});
  cpSync(path.join(rootFolder, 'samples/v2/generated/api'), client, {recursive: true});
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], env);
  await run(process.execPath, [nextBin, 'build'], env);
}

async function run(program: string, commandArguments: string[], env: Record<string, string>): Promise<void> {
  const {exitCode, output} = await runCommand(program, commandArguments, {folder: appFolder, env});
  if (exitCode === 0) return;
  throw new Error(`"${[path.basename(program), ...commandArguments].join(' ')}" failed in samples/next:\n${output}`);
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
