import {expect, type Locator, type Page, type Response} from '@playwright/test';
import type {PageWatch} from '../watchPage';
import {DocPage} from './DocPage';
import {MobileMenu} from './MobileMenu';
import {Navbar} from './Navbar';

/** The whole site. Paths are relative to the base path: `docs/overview`. */
export class Site {
  readonly navbar: Navbar;
  readonly mobileMenu: MobileMenu;
  readonly doc: DocPage;

  constructor(
    readonly page: Page,
    private readonly baseURL: string,
    private readonly watch: PageWatch,
  ) {
    this.navbar = new Navbar(page);
    this.mobileMenu = new MobileMenu(page);
    this.doc = new DocPage(page);
  }

  /** Opens a page and waits for hydration. */
  async open(path = ''): Promise<Response | null> {
    const response = await this.page.goto(path, {waitUntil: 'load'});
    await this.expectReady();
    return response;
  }

  /** Opens an address that does not exist. The browser itself logs the 404 to the console. */
  async openMissing(path: string): Promise<Response | null> {
    this.watch.expectFindings(`status of 404 (Not Found) (${this.baseURL}${path})`);
    this.watch.expectFindings(`status 404: ${this.baseURL}${path}`);
    return this.open(path);
  }

  /** Ignores findings that the test causes on purpose: those that contain this text. */
  expectFindings(text: string): void {
    this.watch.expectFindings(text);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.expectReady();
  }

  async expectReady(): Promise<void> {
    // Assertions look again after up to a second, this after 100 ms, and every test waits here.
    await this.page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  }

  /** @param path relative to the base path; the hash is only compared when it is given */
  async expectPath(path: string): Promise<void> {
    const part = (url: URL) => url.pathname + (path.includes('#') ? url.hash : '');
    await expect.poll(() => part(new URL(this.page.url()))).toMatch(new RegExp(`/${path}$`));
  }

  async expectTheme(theme: 'light' | 'dark'): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
  }

  /** An entry of the docs sidebar, on a wide screen. */
  sidebarLink(name: string): Locator {
    return this.page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});
  }

  /** A sidebar group without a page. Clicking it expands or collapses the group. */
  sidebarGroup(name: string): Locator {
    return this.page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name, exact: true});
  }

  /** The last announcement to screen readers. */
  get announced(): Locator {
    return this.page.locator('#announcements[role="status"]');
  }

  get announcement(): Locator {
    return this.page.getByRole('region', {name: 'Announcement'});
  }

  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}
