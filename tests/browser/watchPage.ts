import type {Page} from '@playwright/test';

export interface PageWatch {
  /** One sentence per console message, page error, failed request and request to another origin. */
  findings(): string[];
  /** Ignores findings that a test causes on purpose: those that contain this text. */
  expectFindings(text: string): void;
}

/** Collects all console messages, errors and requests of a page from now on. */
export function watchPage(page: Page, origin: string): PageWatch {
  const all: string[] = [];
  const expected: string[] = [];

  page.on('console', (message) => {
    const source = message.location().url;
    all.push(`console ${message.type()} on ${page.url()}: ${message.text()}${source && ` (${source})`}`);
  });
  page.on('pageerror', (error) => {
    all.push(`uncaught error on ${page.url()}: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) all.push(`request to another origin: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) all.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Navigating away cancels requests in flight. That is not a failure of the site.
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason !== 'net::ERR_ABORTED') all.push(`request failed (${reason}): ${request.url()}`);
  });

  return {
    findings: () => all.filter((finding) => !expected.some((text) => finding.includes(text))),
    expectFindings: (text) => expected.push(text),
  };
}
