// Installs the two sample projects, each from its own lockfile.
//
// They are not workspaces: npm would hoist packages, and TanStack Query in the 1.x samples, which need React 18, would
// resolve the React 19 of the root.
import {spawnSync} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

for (const project of ['samples/v2', 'samples/v1']) {
  const {status, error} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(root, project),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `\nInstalling ${project} failed${error ? `: ${error.message}` : ''}. ` +
        `Run "npm ci" inside ${project} to see why, then "npm ci" here again.`,
    );
    process.exit(status ?? 1);
  }
}
