import { main } from '@openapi-qraft/cli/bin';
import path from 'node:path';
import { vi } from 'vitest';

/**
 * Runs the CLI in this process: starting Node.js and loading the CLI takes
 * longer than most runs.
 *
 * @param cwd The folder to run in.
 * @throws An `Error` with the output of the run, if its exit code isn't 0.
 */
export async function runCli(
  cwd: string,
  cliArguments: readonly string[],
): Promise<void> {
  const output: string[] = [];
  const collect = (text: string | Uint8Array) =>
    output.push(String(text)) > 0;
  const before = process.cwd();
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(collect),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect),
    vi.spyOn(console, 'error').mockImplementation(collect),
    vi.spyOn(console, 'warn').mockImplementation(collect),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`The run ended with exit code ${code ?? 0}.`);
    }),
  ];
  process.chdir(cwd);
  try {
    await main(['node', 'openapi-qraft', ...cliArguments]);
  } catch (error) {
    throw new Error(`${output.join('')}\n${String(error)}`, {
      cause: error,
    });
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * Generates a client with the plugins of the samples.
 *
 * @param document The OpenAPI document.
 * @param output The folder to write to.
 * @param options More options of the CLI.
 */
export function generateClient(
  document: string,
  output: string,
  ...options: string[]
): Promise<void> {
  return runCli(path.dirname(document), [
    document,
    ...['--plugin', 'tanstack-query-react'],
    ...['--plugin', 'openapi-typescript'],
    ...['--output-dir', output],
    ...options,
  ]);
}
