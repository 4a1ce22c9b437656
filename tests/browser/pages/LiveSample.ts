import type {Locator, Page} from '@playwright/test';

/** A sample that readers run in the page. */
export class LiveSample {
  readonly panel: Locator;
  readonly runButton: Locator;
  readonly resetButton: Locator;
  readonly result: Locator;
  readonly requests: Locator;
  readonly cache: Locator;
  readonly latency: Locator;
  readonly failNext: Locator;
  readonly goOffline: Locator;

  /** @param file path of the `*.live.tsx`, relative to `samples/v2/src` */
  constructor(page: Page, file: string) {
    this.panel = page.locator(`[data-live="${file}"]`);
    this.runButton = this.panel.getByRole('button', {name: 'Run', exact: true});
    this.resetButton = this.panel.getByRole('button', {name: 'Reset', exact: true});
    this.result = this.panel.getByRole('region', {name: 'Result'});
    this.requests = this.panel.getByRole('region', {name: 'Requests'}).getByRole('listitem');
    this.cache = this.panel.getByRole('region', {name: 'Query cache'}).getByRole('listitem');
    this.latency = this.panel.getByLabel('Latency');
    this.failNext = this.panel.getByRole('button', {name: 'Fail the next request'});
    this.goOffline = this.panel.getByRole('button', {name: 'Go offline'});
  }
}
