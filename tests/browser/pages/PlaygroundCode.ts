import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';

/** The editor of the playground's code, and what the code does when it runs. */
export class PlaygroundCode {
  readonly editor: Locator;
  readonly run: Locator;
  readonly result: FrameLocator;
  readonly completions: Locator;

  constructor(private readonly page: Page) {
    this.editor = page.getByRole('textbox', {name: 'Code', exact: true});
    this.run = page.getByRole('button', {name: 'Run', exact: true});
    this.result = page.frameLocator('iframe[title="Result of your code"]');
    this.completions = page.getByRole('listbox', {name: 'Completions'}).getByRole('option');
  }

  /**
   * Opens the playground with the client of the bookshop.
   *
   * @param pane button of the pane to show in a narrow window
   */
  async openBookshop(pane?: string): Promise<void> {
    await this.page.goto('playground');
    await this.page.getByRole('button', {name: /^Bookshop/}).click();
    if (pane !== undefined) await this.page.getByRole('button', {name: pane, exact: true}).click();
    await this.expectClient();
  }

  /** Whether the client of the bookshop is open. Another test may have opened something else. */
  async hasBookshop(): Promise<boolean> {
    const command = this.page.getByRole('group', {name: 'Command'}).filter({hasText: 'openapi-qraft bookshop.yaml'});
    return (await command.isVisible()) && (await this.run.isVisible());
  }

  /** Waits until the page has a client or says why it has none. */
  async expectClient(): Promise<void> {
    const problems = this.page.getByRole('list', {name: 'Problems of the document'});
    await expect(this.run.or(problems).first()).toBeAttached({timeout: 30_000});
    await expect(this.run).toBeAttached();
  }

  /** Waits until the code runs after the page has opened, or the page says why it cannot. */
  async expectResult(): Promise<void> {
    await this.expectClient();
    const frame = this.page.locator('iframe[title="Result of your code"]');
    await expect(frame.or(this.page.getByRole('alert')).first()).toBeAttached({timeout: 30_000});
    await expect(frame).toBeAttached();
  }

  region(name: 'Result' | 'Requests' | 'Query cache' | 'Problems'): Locator {
    return this.page.getByRole('region', {name, exact: true});
  }

  /** Puts the cursor into the editor, once it is more than a text area. */
  async focus(): Promise<void> {
    await this.editor.focus();
    await expect(this.page.locator('[data-language=typescript] .cm-content')).toBeFocused({timeout: 30_000});
  }

  /** Replaces the code. Nothing completes or closes brackets meanwhile. */
  async write(code: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(code);
  }

  async runCode(code: string): Promise<void> {
    await this.write(code);
    await this.run.click();
  }
}
