import type {Locator, Page} from '@playwright/test';

/** The menu that replaces the navbar's items below 996 px. */
export class MobileMenu {
  constructor(private readonly page: Page) {}

  get panel(): Locator {
    return this.page.locator('.navbar-sidebar');
  }

  link(name: string): Locator {
    return this.panel.getByRole('link', {name, exact: true});
  }

  /** The entry of the current page. */
  get currentPage(): Locator {
    return this.panel.locator('a[aria-current=page]');
  }

  async backToMainMenu(): Promise<void> {
    await this.panel.getByRole('button', {name: /back to main menu/i}).click();
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', {name: /close navigation bar/i}).click();
  }
}
