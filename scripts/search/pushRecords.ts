import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/search/shared/record';
import {HOSTED_SETTINGS, listHostedSynonyms} from './hostedSettings';

const BATCH_SIZE = 1_000;

/**
 * Replaces a hosted index atomically: uploads records, settings and synonyms to a temporary index and moves it into
 * place. Until then, and after a failure, readers see the old index.
 *
 * @param report is called with one sentence per step
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  report: (step: string) => void,
): Promise<void> {
  const staging = `${indexName}_next`;
  try {
    const settings = await client.setSettings({indexName: staging, indexSettings: HOSTED_SETTINGS});
    await client.waitForTask({indexName: staging, taskID: settings.taskID});
    report(`Settings written to ${staging}.`);
    const synonyms = listHostedSynonyms();
    const saved = await client.saveSynonyms({indexName: staging, synonymHit: synonyms, replaceExistingSynonyms: true});
    await client.waitForTask({indexName: staging, taskID: saved.taskID});
    report(`${synonyms.length} synonyms written.`);
    // An interrupted push may have left records behind.
    const cleared = await client.clearObjects({indexName: staging});
    await client.waitForTask({indexName: staging, taskID: cleared.taskID});
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      const response = await client.batch({
        indexName: staging,
        batchWriteParams: {requests: batch.map((record) => ({action: 'addObject', body: {...record}}))},
      });
      await client.waitForTask({indexName: staging, taskID: response.taskID});
      report(`${start + batch.length} of ${records.length} records written.`);
    }
    const moved = await client.operationIndex({
      indexName: staging,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID: moved.taskID});
    report(`${indexName} now holds ${records.length} records.`);
  } catch (error) {
    await client.deleteIndex({indexName: staging}).catch(() => undefined);
    throw error;
  }
}
