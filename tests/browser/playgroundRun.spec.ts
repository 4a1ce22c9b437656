// The playground's editor, and the frame in which the reader's code runs.
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {findBarriers, showTheme} from './axe';
import {PlaygroundCode} from './pages/PlaygroundCode';
import {expect as baseExpect, test as base} from './sharedPage';

// TypeScript starts first, which takes its time on a busy machine.
const expect = baseExpect.configure({timeout: 30_000});

/** Tests share one open playground. */
const test = base.extend<{code: PlaygroundCode}>({
  // Uses the site fixture, which checks the console and the requests.
  code: async ({site, page}, use) => {
    expect(site).toBeDefined();
    const code = new PlaygroundCode(page);
    if (!(await code.hasBookshop())) await code.openBookshop();
    await use(code);
  },
});

// The first test downloads the generator, TypeScript, and the types, and compiles.
test.describe.configure({timeout: 90_000});

const QUERY = `import {api} from './client';

export default function App() {
  const {data, isError} = api.books.getBook.useQuery({path: {bookId: 7}}, {retry: false});
  if (isError) return <p role="alert">It failed.</p>;
  return <h1>{data ? data.genre : 'Loading…'}</h1>;
}
`;

test.describe('the editor', () => {
  test('completes operations, parameters, and fields of the response', async ({code, page}) => {
    await code.write("import {api} from './client';\n\n");
    await page.keyboard.type('api.books.getBo');
    await expect(code.completions.filter({hasText: /^getBook$/})).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.type('ok.');
    await expect(code.completions.filter({hasText: /^useQuery$/})).toHaveCount(1);
    await page.keyboard.type('getQueryKey({path: {bo');
    await expect(code.completions).toHaveText(['bookId']);
    // The editor ignores keys in the first 75 ms of a list (CodeMirror's `interactionDelay`), by the clock of the page.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 75)));
    await page.keyboard.press('Enter');
    await expect(code.editor).toContainText('getQueryKey({path: {bookId}})');
  });

  test('shows an error in place and in the list of problems, which leads to it', async ({code, page}) => {
    await code.write(QUERY.replace('bookId: 7', "bookId: 'seven'"));
    const problem = code.region('Problems').getByRole('listitem').filter({hasText: 'assignable'});
    await expect(problem).toHaveText("Line 4 Type 'string' is not assignable to type 'number'.");
    await expect(page.locator('.cm-lintRange-error')).toHaveText('bookId');
    await problem.getByRole('button').click();
    await expect(page.locator('[data-language=typescript] .cm-content')).toBeFocused();
    await page.keyboard.insertText('_');
    await expect(code.editor).toContainText('{_bookId:');
  });

  test('shows the type of a symbol under the pointer, and at the cursor', async ({code, page}) => {
    await code.write(QUERY);
    await page.locator('[data-language=typescript] .cm-content').getByText('App', {exact: true}).hover();
    await expect(page.locator('.cm-symbolInfo')).toContainText('function App(): ');
    await page.mouse.move(0, 0);
    await expect(page.locator('.cm-symbolInfo')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Home');
    for (let column = 0; column < 9; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(page.locator('.cm-symbolInfo')).toContainText('const api');
  });

  test('is left by Escape and Tab, and indents by Tab', async ({code, page}) => {
    await code.write('const a = 1;');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(code.editor).toHaveText('  const a = 1;');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code.run).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-language=typescript] .cm-content')).toBeFocused();
  });
});

test('names that do not compile are problems of the generated file', async ({code, page}) => {
  const document = `openapi: 3.0.0
info: {title: Names, version: '1'}
paths:
  /books:
    delete: {operationId: delete, responses: {'204': {description: Deleted}}}
`;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Choose files'}).click();
  await (await chooser).setFiles({name: 'names.yaml', mimeType: 'text/yaml', buffer: Buffer.from(document)});
  await expect(page.getByRole('listbox', {name: 'Operations'}).getByRole('option')).toHaveCount(1);
  await code.editor.focus();
  const problems = code.region('Problems').getByRole('listitem').filter({hasText: 'Generated file'});
  await expect(problems.first()).toHaveText(/^Generated file api\/services\/BooksService\.ts, line \d+: .*'delete'/);
});

test.describe('the editor, before it has loaded', () => {
  test.use({isShared: false});

  test('keeps what is typed, and a slash opens no search', async ({code, page}) => {
    await code.editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('// typed early');
    await expect(page.locator('[data-language=typescript] .cm-content')).toHaveText('// typed early');
    await page.keyboard.type(' / and late');
    await expect(code.editor).toHaveText('// typed early / and late');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('looks like the editor', async ({code, page}) => {
    const readFont = (element: Element): string => getComputedStyle(element).font;
    const font = await code.editor.evaluate(readFont);
    await code.focus();
    expect(await page.locator('[data-language=typescript] .cm-content').evaluate(readFont)).toBe(font);
  });

  test('has no problems only after TypeScript has looked', async ({code}) => {
    const problems = code.region('Problems');
    const texts = await problems.evaluateHandle((region) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return seen;
    });
    await code.editor.fill('export const count: string = 1;');
    await expect(problems.getByRole('listitem')).toContainText('assignable');
    expect((await texts.jsonValue()).filter((text) => text.includes('No problems.'))).toEqual([]);
  });

  test('stays a text area when it cannot be downloaded', async ({site, code, page}) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    site.expectFindings('ERR_FAILED');
    await page.context().setOffline(true);
    await code.editor.focus();
    await expect(page.getByRole('alert').filter({hasText: 'You are offline.'})).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('typed offline');
    await expect(code.editor).toHaveValue('typed offline');
    await page.context().setOffline(false);
  });
});

test.describe('running code', () => {
  test('renders it, and lists its requests and its cache', async ({code}) => {
    await code.runCode(QUERY);
    await expect(code.result.getByRole('heading')).toHaveText('fiction');
    const request = code.region('Requests').getByRole('listitem');
    await expect(request).toContainText('GET https://bookshop.example/v1/books/7 200');
    await request.locator('summary').click();
    await expect(request).toContainText('"genre": "fiction"');
    await expect(code.region('Query cache').locator('summary')).toHaveText('books.getBook { path: { bookId: 7 } }');
    await expect(code.region('Query cache')).toContainText('1 observer');
    await expect(code.region('Problems')).toContainText('No problems.');
  });

  test('fails the next request, once', async ({code, page}) => {
    await code.write(QUERY);
    await page.getByLabel('Fail the next request').check();
    await code.run.click();
    await expect(code.result.getByRole('alert')).toHaveText('It failed.');
    await expect(code.region('Requests')).toContainText('404');
    await expect(page.getByLabel('Fail the next request')).not.toBeChecked();
    await code.run.click();
    await expect(code.result.getByRole('heading')).toHaveText('fiction');
  });

  test('waits for as long as the latency says, also when it changes later', async ({code, page}) => {
    await page.getByLabel('Latency').selectOption('3000 ms');
    await code.runCode(QUERY);
    await expect(code.region('Requests')).toContainText('in flight');
    await expect(code.result.getByRole('heading')).toHaveText('Loading…');
    await expect(code.result.getByRole('heading')).toHaveText('fiction');
    await page.getByLabel('Latency').selectOption('300 ms');
  });

  test('sends the variables of a mutation', async ({code}) => {
    await code.runCode(`import {api} from './client';
export default function App() {
  const {mutate, isSuccess} = api.books.updateBook.useMutation();
  return <button onClick={() => mutate({path: {bookId: 7}, body: {price: 12}})}>{isSuccess ? 'Done' : 'Change'}</button>;
}`);
    await code.result.getByRole('button', {name: 'Change'}).click();
    await expect(code.result.getByRole('button')).toHaveText('Done');
    const request = code.region('Requests').getByRole('listitem');
    await request.locator('summary').click();
    await expect(request).toContainText('{ "price": 12 }');
    await expect(code.region('Query cache')).toContainText('mutation');
  });

  test('shows a value, and lines of the console', async ({site, code}) => {
    site.expectFindings('console log');
    await code.runCode(`import {api} from './client';
console.log('Hello', {a: 1});
export const result = api.books.getBook.getQueryKey({path: {bookId: 7}});`);
    await expect(code.result.locator('pre')).toContainText('"bookId": 7');
    await expect(code.region('Result')).toContainText('Hello {\n  "a": 1\n}');
  });

  test.describe('that is wrong', () => {
    const FAILURES = {
      'throws while it renders': [
        "export default function App() { throw new Error('Broken render'); }",
        'While running: Error: Broken render',
      ],
      'throws at once': ["throw new Error('Broken module');", 'While running: Error: Broken module'],
      'imports what is not there': ["import 'lodash';", '"lodash" is not available here.'],
      'requests what the document lacks': [
        "fetch('https://bookshop.example/v1/films'); export {};",
        'Your document has no path that matches /v1/films.',
      ],
    } as const;
    for (const [name, [source, message]] of Object.entries(FAILURES)) {
      test(`says so when it ${name}`, async ({site, code}) => {
        site.expectFindings('uncaught error');
        await code.runCode(source);
        await expect(code.region('Problems')).toContainText(message);
      });
    }

    test('stops when it runs in a loop', async ({code, page}) => {
      await code.runCode('while (true) {}');
      await expect(code.region('Problems')).toContainText('A loop has run for more than 2 seconds, so it was stopped.');
      await page.getByRole('button', {name: 'Stop'}).click();
      await expect(page.locator('iframe[title="Result of your code"]')).toHaveCount(0);
      await code.runCode(QUERY);
      await expect(code.result.getByRole('heading')).toHaveText('fiction');
    });
  });
});

test.describe('the frame', () => {
  /** What code in the frame tries, and how it notices that it did not succeed. */
  const ESCAPES = {
    'read the local storage': 'localStorage.length',
    'read the session storage': 'sessionStorage.length',
    'read cookies': 'document.cookie',
    'open a database': "indexedDB.open('a')",
    'read the page': 'parent.document.title',
    'change the address of the page': '(top.location.href = ADDRESS, new Promise((_, no) => setTimeout(no, 200)))',
    'open a window': '(() => { if (open(ADDRESS) === null) throw new Error(); })()',
    'send by XMLHttpRequest':
      "new Promise((done, no) => { const x = new XMLHttpRequest(); x.onload = done; x.onerror = no; x.open('GET', ADDRESS); x.send(); })",
    'open a socket':
      "new Promise((done, no) => { const s = new WebSocket(ADDRESS.replace('http', 'ws')); s.onopen = done; s.onerror = no; })",
    'load an image':
      'new Promise((done, no) => { const i = new Image(); i.onload = done; i.onerror = no; i.src = ADDRESS; })',
    'load a script':
      "new Promise((done, no) => { const s = document.createElement('script'); s.onload = done; s.onerror = no; s.src = ADDRESS; document.head.append(s); })",
    'import a module': "new Function('a', 'return import(a)')(ADDRESS)",
    'start a worker':
      "new Promise((done, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = done; w.onerror = no; })",
    'connect to a peer': 'new RTCPeerConnection()',
    'send a beacon': "navigator.sendBeacon(ADDRESS, 'a') && Promise.reject()",
  };

  test('lets code reach neither the page, nor its storage, nor the network', async ({site, code}) => {
    // The browser reports what it has refused.
    for (const text of ['Content Security Policy', 'request to another origin', 'csp', 'Unsafe attempt', 'Blocked']) {
      site.expectFindings(text);
    }
    site.expectFindings('uncaught error');
    let hits = 0;
    const server = createServer((_, response) => {
      hits += 1;
      response.end();
    });
    server.on('upgrade', () => (hits += 1));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      const attempts = Object.entries(ESCAPES).map(
        ([name, attempt]) => `[${JSON.stringify(name)}, async () => (${attempt})]`,
      );
      await code.runCode(`// @ts-nocheck
const ADDRESS = '${address}';
const attempts = [${attempts.join(',\n')}];
export const result = Promise.all(attempts.map(async ([name, attempt]) => {
  try { await attempt(); return name; } catch { return undefined; }
})).then((names) => 'Succeeded: ' + JSON.stringify(names.filter(Boolean)));
`);
      await expect(code.result.locator('pre')).toHaveText('Succeeded: []');
      // A link elsewhere replaces the frame's own document: only the policy of the page keeps it from loading.
      await code.runCode(`location.href = '${address}?left';`);
      await expect(code.region('Result').locator('iframe')).toBeVisible();
      await code.runCode(QUERY);
      await expect(code.result.getByRole('heading')).toHaveText('fiction');
      expect(hits).toBe(0);
    } finally {
      server.close();
    }
  });

  test('is the only place where code is evaluated', async ({code, page}) => {
    await page.evaluate(() => {
      const evaluated: string[] = [];
      Object.assign(window, {evaluated});
      document.addEventListener('securitypolicyviolation', (event) => evaluated.push(event.violatedDirective));
    });
    await code.runCode(
      "export const result = (globalThis.isMarked = true, 'marked');\ndeclare global { var isMarked: boolean }",
    );
    await expect(code.result.locator('pre')).toHaveText('marked');
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as {evaluated: string[]}).evaluated)).toEqual([]);
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).not.toContain('unsafe-eval');
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  });
});

test.describe('everyone can use it', () => {
  /** axe sends messages to the origin of each frame, and this frame has none. */
  const FRAME_WITHOUT_ORIGIN = "Failed to execute 'postMessage'";

  test('without barriers, in both themes', async ({site, code, page}) => {
    site.expectFindings(FRAME_WITHOUT_ORIGIN);
    await code.runCode(QUERY.replace('bookId: 7', "bookId: '7'"));
    await expect(code.result.getByRole('heading')).toHaveText('fiction');
    await expect(code.region('Problems').getByRole('listitem')).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);
    await showTheme(page, 'dark');
    expect(await findBarriers(page, {only: 'appearance'})).toEqual([]);
  });

  test('with completions and a type shown', async ({site, code, page}) => {
    site.expectFindings(FRAME_WITHOUT_ORIGIN);
    await code.write("import {api} from './client';\n\n");
    await page.keyboard.type('api.');
    await expect(code.completions.first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({isShared: false, viewport: {width: 390, height: 800}});

  test('the code is one of the parts, and nothing overflows', async ({page}) => {
    const code = new PlaygroundCode(page);
    await code.openBookshop('Code');
    await code.runCode(QUERY);
    await expect(code.result.getByRole('heading')).toHaveText('fiction');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
