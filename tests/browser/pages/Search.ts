import {expect, type Locator, type Page} from '@playwright/test';

/** The search modal. */
export class Search {
  constructor(private readonly page: Page) {}

  get button(): Locator {
    return this.page.getByRole('button', {name: /^Search/});
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', {name: 'Search'});
  }

  get input(): Locator {
    return this.dialog.getByRole('searchbox', {name: 'Search'});
  }

  get rows(): Locator {
    return this.dialog.locator('.DocSearch-Hit');
  }

  get groups(): Locator {
    return this.dialog.locator('.DocSearch-Hits');
  }

  /** The active row, which Enter opens. */
  get activeRow(): Locator {
    return this.dialog.locator('.DocSearch-Hit[data-active=true]');
  }

  get status(): Locator {
    return this.page.locator('.search-layer').getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  async type(query: string): Promise<void> {
    await this.input.fill(query);
  }

  /** Waits until the texts of the index have loaded: a long query needs them. */
  async loadTexts(): Promise<void> {
    await this.type('how to cancel a running request');
    await this.expectFirst('query-client/cancelQueries');
  }

  /** @param path end of the URL, relative to the docs */
  async expectFirst(path: string): Promise<void> {
    await expect(this.rows.first().locator('a')).toHaveAttribute('href', new RegExp(`/docs/${path}(?:#.*)?$`));
  }

  async listAddresses(): Promise<string[]> {
    return this.rows.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  /** Writes searches to the browser storage in the modal's format. */
  async store(kind: 'RECENT' | 'FAVORITE', names: readonly string[]): Promise<void> {
    await this.page.evaluate(
      ([key, titles]) => {
        const hits = titles.map((title) => ({
          objectID: `/docs/${title}`,
          type: 'lvl1',
          url: `/openapi-qraft/docs/${title}`,
          content: null,
          hierarchy: {lvl0: 'Documentation', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        }));
        localStorage.setItem(key, JSON.stringify(hits));
      },
      [`__DOCSEARCH_${kind}_SEARCHES__openapi-qraft`, names] as const,
    );
  }

  section(title: string): Locator {
    return this.groups.filter({has: this.page.locator('.DocSearch-Hit-source', {hasText: new RegExp(`^${title}$`)})});
  }
}
