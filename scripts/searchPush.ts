// npm run search:push -- [--dry-run] [--build-dir build]
//
// Uploads the records of the built site to the hosted index. Needs ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and
// ALGOLIA_ADMIN_API_KEY. A dry run needs none of them and sends nothing.
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {HOSTED_SETTINGS, listHostedSynonyms} from './search/hostedSettings';
import {pushRecords} from './search/pushRecords';
import {readBuiltRecords} from './search/readBuiltRecords';
import {hideKey, readPushEnvironment} from './search/pushEnvironment';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, 'build-dir': {type: 'string', default: 'build'}},
  });
  const records = await readBuiltRecords(values['build-dir']);
  const versions = new Map<string, number>();
  for (const {version} of records) versions.set(version, (versions.get(version) ?? 0) + 1);
  for (const [version, count] of versions) console.log(`Version ${version}: ${count} records.`);
  if (values['dry-run']) {
    console.log(
      `Dry run: ${records.length} records, ${listHostedSynonyms().length} synonyms, and ${Object.keys(HOSTED_SETTINGS).length} settings would be uploaded. Nothing was sent.`,
    );
    return;
  }
  const {appId, indexName, adminKey} = readPushEnvironment(process.env);
  try {
    await pushRecords(algoliasearch(appId, adminKey), indexName, records, (step) => console.log(step));
  } catch (error) {
    // eslint-disable-next-line preserve-caught-error -- the client's error holds the key in its headers
    throw new Error(hideKey(error instanceof Error ? error.message : String(error), adminKey));
  }
}

main().catch((error: unknown) => {
  console.error(`Search push failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
