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

  /** The link beside the version badge to the counterpart in the other version. */
  counterpart(label: string): Locator {
    return this.page.getByRole('link', {name: `View in ${label}`, exact: true});
  }

  /** The diff to the previous version, collapsed at first. */
  get changes(): Locator {
    return this.page.locator('details').filter({hasText: 'Changed since'});
  }

  get versionBanner(): Locator {
    return this.page.getByRole('note', {name: /^Documentation of version/});
  }

  /** The tabs with that label in all tab groups of the page. */
  tabs(name: string): Locator {
    return this.page.getByRole('tab', {name, exact: true});
  }

  get article(): Locator {
    return this.page.getByRole('article');
  }

  /** The copy button. Its label changes after copying. */
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
