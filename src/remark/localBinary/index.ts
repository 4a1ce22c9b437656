import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const PACKAGE_RUNNER = /^(yarn|pnpm) dlx openapi-qraft\b/gm;
const LOCAL_RUNNER: Record<string, string> = {yarn: 'yarn', pnpm: 'pnpm exec'};

/**
 * Remark plugin, to run after npm2yarn: lets the Yarn and pnpm tabs run the installed `openapi-qraft`.
 *
 * `npx` takes an installed program first; npm2yarn turns it into `dlx`, which always downloads a package of that name.
 * There is none: the program comes with `@openapi-qraft/cli`.
 */
export default function remarkLocalBinary(): (root: Root) => void {
  return (root) => {
    visit(root, 'code', (fence) => {
      if (fence.lang === 'bash') fence.value = runLocally(fence.value);
    });
  };
}

/** `pnpm dlx openapi-qraft …` becomes `pnpm exec openapi-qraft …`; other lines stay as they are. */
export function runLocally(commands: string): string {
  return commands.replace(PACKAGE_RUNNER, (_, manager: string) => `${LOCAL_RUNNER[manager]} openapi-qraft`);
}
