import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const PACKAGE_RUNNER = /^(yarn|pnpm) dlx openapi-qraft\b/gm;
const LOCAL_RUNNER: Record<string, string> = {yarn: 'yarn', pnpm: 'pnpm exec'};

/**
 * Remark plugin that runs after npm2yarn: makes the Yarn and pnpm tabs run the installed `openapi-qraft`.
 *
 * `npx` prefers an installed binary. npm2yarn converts it to `dlx`, which always downloads the package `openapi-qraft`.
 * That package does not exist: the binary is part of `@openapi-qraft/cli`.
 */
export default function remarkLocalBinary(): (root: Root) => void {
  return (root) => {
    visit(root, 'code', (fence) => {
      if (fence.lang === 'bash') fence.value = runLocally(fence.value);
    });
  };
}

/** Replaces `pnpm dlx openapi-qraft …` with `pnpm exec openapi-qraft …`, and `yarn dlx` with `yarn`. */
export function runLocally(commands: string): string {
  return commands.replace(PACKAGE_RUNNER, (_, manager: string) => `${LOCAL_RUNNER[manager]} openapi-qraft`);
}
