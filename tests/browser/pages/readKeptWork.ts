import type {Page} from '@playwright/test';

/** What the browser keeps of the playground, as JSON: the work of the reader (`last`), or an edited sample. */
export function readKeptWork(page: Page, key: 'last' | 'sample'): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('playground', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('work').objectStore('work').get(name);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result) ?? '');
          };
        };
      }),
    key,
  );
}
