/**
 * Docusaurus' redirect pages, with the security policy of other pages. They are written while other plugins already
 * look at the build, so only whoever writes them knows when they are there.
 */
import {join} from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/hostedSearch';
import {addPolicyToFile} from '../content-security-policy/index';

interface Redirect {
  /** Path without the base path: `/docs`. */
  readonly from: string;
  readonly to: string;
}

export default function redirectsPlugin(
  context: LoadContext,
  redirects: readonly Redirect[],
  hostedSearch: HostedSearch | undefined,
): Plugin {
  const original = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...redirects],
  });
  return {
    name: 'redirects',
    async postBuild(props) {
      await original?.postBuild?.({...props, content: undefined});
      await Promise.all(
        redirects.map(({from}) => addPolicyToFile(join(props.outDir, from, 'index.html'), hostedSearch)),
      );
    },
  };
}
