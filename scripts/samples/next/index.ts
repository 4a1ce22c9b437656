// npm run samples:next
// Builds and runs the Next.js application of the guide to server rendering, and checks what the guide says about it.
import {deepStrictEqual, ok, strictEqual} from 'node:assert';
import {startMockApi, type MockApi} from './mockApi';
import {buildApp, startApp, type NextApp} from './nextApp';

interface Running {
  app: NextApp;
  api: MockApi;
}

/** What the server sends for a path. */
interface Page {
  status: number;
  html: string;
  /** The requests that the API received meanwhile. */
  requests: string[];
}

const CHECKS: Record<string, (running: Running) => Promise<void>> = {
  'the HTML has the title and the dehydrated state, for one request': async (running) => {
    const {html, requests} = await load(running, '/books/7');
    ok(html.includes('<h1>The Left Hand of Darkness</h1>'), 'The HTML has no heading with the title.');
    ok(html.includes('<title>The Left Hand of Darkness</title>'), 'The HTML has no <title>.');
    const state = readState(html);
    ok(state.includes('"queryKey":[{"method":"get","url":"/books/{bookId}"'), 'The HTML has no dehydrated query.');
    ok(/"dataUpdatedAt":\d{13}/.test(state), 'The dehydrated query has no dataUpdatedAt.');
    deepStrictEqual(requests, ['GET /v1/books/7']);
  },
  'a page without parameters is rendered in the build': async (running) => {
    const {html, requests} = await load(running, '/book-of-the-month');
    ok(html.includes('<h1>The Left Hand of Darkness</h1>'), 'The HTML has no heading with the title.');
    deepStrictEqual(requests, []);
  },
  'two visitors at the same time get their own data, and the API their session cookies alone': async (running) => {
    const names = ['Ada', 'Grace'];
    const pages = await Promise.all(
      names.map((name) => fetchPage(running.app, '/profile', `theme=dark; session=${name}`)),
    );
    deepStrictEqual(
      pages.map(({html}) => names.filter((name) => html.includes(name))),
      [['Ada'], ['Grace']],
    );
    deepStrictEqual(running.api.takeRequests(), ['GET /v1/members/me', 'GET /v1/members/me']);
  },
  'a failed prefetch sends the loading text with status 200': async (running) => {
    const {status, html, requests} = await load(running, '/books/500');
    strictEqual(status, 200);
    ok(html.includes('<p>Loading…</p>'), 'The HTML has no loading text.');
    ok(readState(html).includes('"queries":[]'), 'The failed query was dehydrated.');
    // Nothing retries, and the page and its metadata share the request.
    deepStrictEqual(requests, ['GET /v1/books/500']);
  },
  'a missing book gives 404, a failing API 500': async (running) => {
    const paths = ['/books/7/order', '/books/99/order', '/books/500/order'];
    const pages = await Promise.all(paths.map((path) => fetchPage(running.app, path)));
    deepStrictEqual(
      pages.map(({status}) => status),
      [200, 404, 500],
    );
    running.api.takeRequests();
  },
  'below a loading.tsx, a missing book and a failing API give 200': async (running) => {
    const paths = ['/streamed/99', '/streamed/500'];
    const pages = await Promise.all(paths.map((path) => fetchPage(running.app, path)));
    deepStrictEqual(
      pages.map(({status}) => status),
      [200, 200],
    );
    running.api.takeRequests();
  },
  'a prefetch that is not awaited streams its data': async (running) => {
    const {html, requests} = await load(running, '/authors/leguin');
    const [heading, fallback, name] = ['<h1>Author</h1>', '<p>Loading…</p>', '<p>Ursula K. Le Guin</p>'].map((text) =>
      html.indexOf(text),
    );
    ok(heading! > -1 && heading! < fallback! && fallback! < name!, 'The name does not follow the fallback.');
    ok(readState(html).includes('"status":"pending"'), 'The pending query was not dehydrated.');
    deepStrictEqual(requests, ['GET /v1/authors/leguin']);
  },
  'a suspense hook without a prefetch renders on the server, but its data stays there': async (running) => {
    const {html, requests} = await load(running, '/suspense');
    ok(html.includes('<p>Ursula K. Le Guin</p>'), 'The HTML has no name.');
    ok(!readState(html).includes('queryKey'), 'The HTML has a dehydrated query.');
    deepStrictEqual(requests, ['GET /v1/authors/leguin']);
  },
};

async function load({app, api}: Running, path: string): Promise<Page> {
  api.takeRequests();
  const page = await fetchPage(app, path);
  return {...page, requests: api.takeRequests()};
}

async function fetchPage({origin}: NextApp, path: string, cookie = ''): Promise<Omit<Page, 'requests'>> {
  const response = await fetch(origin + path, {headers: {cookie}});
  return {status: response.status, html: await response.text()};
}

/** The data that Next.js sends to the browser: strings within scripts, so their quotes are escaped. */
function readState(html: string): string {
  return html.replaceAll('\\"', '"');
}

async function runChecks(running: Running): Promise<number> {
  let failures = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      await check(running);
      console.log(`  passed  ${name}`);
    } catch (error) {
      failures += 1;
      console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

async function main(): Promise<void> {
  const api = await startMockApi();
  let app: NextApp | undefined;
  try {
    const env = {NEXT_PUBLIC_API_URL: api.baseUrl, NEXT_TELEMETRY_DISABLED: '1'};
    await buildApp(env);
    app = await startApp(env);
    const failures = await runChecks({app, api});
    if (failures > 0) process.exitCode = 1;
  } finally {
    app?.stop();
    api.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
