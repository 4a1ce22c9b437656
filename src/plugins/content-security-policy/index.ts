/**
 * Gives every built page a Content-Security-Policy that allows its own inline scripts by their hashes, so that it is in
 * force on hosts that set no headers, too; and writes `_headers` for hosts that do.
 */
import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/hostedSearch';
import {pagesAreAssembled} from '../deferred-hydration/index';
import {addPolicy} from './addPolicy';
import {buildHeaders} from './buildHeaders';

export default function contentSecurityPolicyPlugin(hostedSearch: HostedSearch | undefined): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir, baseUrl, routesPaths}) {
      // What an inline script says must be final before it is hashed.
      await pagesAreAssembled;
      const files = new Set(routesPaths.map((path) => join(outDir, fileOf(path.slice(baseUrl.length)))));
      await Promise.all([...files].map((file) => addPolicyToFile(file, hostedSearch)));
      await writeFile(join(outDir, '_headers'), buildHeaders(baseUrl));
    },
  };
}

/** In one step: other plugins read the pages at the same time. */
export async function addPolicyToFile(file: string, hostedSearch: HostedSearch | undefined): Promise<void> {
  const html = await readFile(file, 'utf8');
  let page: string;
  try {
    page = addPolicy(html, hostedSearch);
  } catch (error) {
    throw new Error(`${file} gets no security policy: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  await writeFile(`${file}.policy`, page);
  await rename(`${file}.policy`, file);
}

function fileOf(path: string): string {
  if (path.endsWith('.html')) return path;
  return path === '' ? 'index.html' : `${decodeURI(path)}.html`;
}
