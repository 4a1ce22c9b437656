import type {Locator, Page} from '@playwright/test';

/** A page of the documentation. */
export class DocPage {
  constructor(private readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', {level: 1});
  }

  get codeBlocks(): Locator {
    return this.page.locator('article .theme-code-block').filter({visible: true});
  }

  /** The link beside the version badge to the same subject in another version. */
  counterpart(label: string): Locator {
    return this.page.getByRole('link', {name: `View in ${label}`, exact: true});
  }

  /** What changed since the version before, folded at first. */
  get changes(): Locator {
    return this.page.locator('details').filter({hasText: 'Changed since'});
  }

  get versionBanner(): Locator {
    return this.page.getByRole('note', {name: /^Documentation of version/});
  }

  /** Tabs of that name in every group of the page that offers them. */
  tabs(name: string): Locator {
    return this.page.getByRole('tab', {name, exact: true});
  }

  get article(): Locator {
    return this.page.getByRole('article');
  }

  /** Changes its words when it has copied. */
  get copyPage(): Locator {
    return this.article.getByRole('button', {name: /^(Copy page|Copied)$/});
  }

  get viewAsMarkdown(): Locator {
    return this.article.getByRole('link', {name: 'View as Markdown', exact: true});
  }

  copyButton(block: Locator): Locator {
    return block.getByRole('button', {name: /copy/i});
  }
}
