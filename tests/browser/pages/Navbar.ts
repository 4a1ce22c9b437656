import type {Locator, Page} from '@playwright/test';

/** The navbar on a wide screen. */
export class Navbar {
  constructor(private readonly page: Page) {}

  private get bar(): Locator {
    return this.page.getByRole('navigation', {name: 'Main'});
  }

  get menuButton(): Locator {
    return this.bar.getByRole('button', {name: 'Toggle navigation bar'});
  }

  get colorToggle(): Locator {
    return this.bar.getByRole('button', {name: /(dark|light) mode/i});
  }

  link(name: string): Locator {
    return this.bar.getByRole('link', {name, exact: true});
  }

  /** The button of a dropdown. It shows the current choice: a version or a language. */
  dropdown(current: string): Locator {
    return this.bar.getByRole('button', {name: current, exact: true});
  }

  async openDocs(): Promise<void> {
    await this.link('Docs').click();
  }

  async chooseVersion(current: string, wanted: string): Promise<void> {
    await this.dropdown(current).hover();
    await this.link(wanted).click();
  }
}
