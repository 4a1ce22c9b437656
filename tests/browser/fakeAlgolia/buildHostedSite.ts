// npm run build:hosted: builds a copy of the site with hosted search, for searchHosted.spec.ts. A page of it is made for
// mdx.spec.ts, and 100 for budgets.test.ts, because another build would take half a minute.
import {BASE_URL, SITE_URL} from '../../buildFolder';
import {addPages} from '../../addedPages';
import {TemporarySite} from '../../temporarySite';
import {writeMdxPage} from '../mdxPage';
import {API_KEY, APP_ID, HOSTED_BUILD_FOLDER, INDEX_NAME} from './hostedSite';

const site = new TemporarySite();
try {
  writeMdxPage(site.folder);
  addPages(site);
  const {code, output} = site.build(
    {SITE_URL, BASE_URL, ALGOLIA_APP_ID: APP_ID, ALGOLIA_API_KEY: API_KEY, ALGOLIA_INDEX_NAME: INDEX_NAME},
    '--out-dir',
    HOSTED_BUILD_FOLDER,
  );
  process.stdout.write(output);
  process.exitCode = code ?? 1;
} finally {
  site.remove();
}
