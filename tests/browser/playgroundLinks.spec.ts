// What opens the playground from the docs.
import type {Page} from '@playwright/test';
import {holdRequests} from './holdRequests';
import {watchShifts} from './layoutShifts';
import {PlaygroundCode} from './pages/PlaygroundCode';
import {readKeptWork} from './pages/readKeptWork';
import {expect as baseExpect, test} from './test';

// The generator and TypeScript start first, which takes their time on a busy machine.
const expect = baseExpect.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

declare global {
  interface Window {
    /** Methods of the workers that the page has called, in order. */
    calls?: string[];
  }
}

/** Milliseconds. Longer than the pause after which the editor checks the code. */
const REPLY_DELAY = 1_000;

/** Runs in the page: notes what its workers are asked, and makes each reply late. */
function logCalls(delay: number): void {
  const calls: string[] = (window.calls = []);
  const {postMessage, addEventListener} = Worker.prototype;
  Worker.prototype.postMessage = function (message: {readonly method?: string}) {
    if (message.method !== undefined) calls.push(message.method);
    postMessage.call(this, message);
  };
  Worker.prototype.addEventListener = function (type: string, listener: EventListenerOrEventListenerObject) {
    const reply = (event: Event): unknown =>
      typeof listener === 'function' ? listener(event) : listener.handleEvent(event);
    addEventListener.call(this, type, (event) => setTimeout(reply, type === 'message' ? delay : 0, event));
  };
}

const documentBox = (page: Page) => page.getByRole('textbox', {name: 'OpenAPI document'});
const files = (page: Page) => page.getByRole('group', {name: 'Files of the code'});

const OWN_DOCUMENT = `openapi: 3.1.0
info: {title: Zoo, version: '1'}
paths:
  /animals:
    get:
      operationId: listAnimals
      responses:
        '200':
          description: All animals.
          content: {application/json: {schema: {type: string, examples: [okapi]}, example: okapi}}
`;

const SAMPLE = 'playground#sample=hooks/useQuery/AuthorCard.tsx';

test('a code block opens its sample, which runs at once', async ({site, page}) => {
  await site.open('docs/hooks/useQuery');
  await page.getByRole('link', {name: 'Open in playground'}).first().click();
  await expect(page).toHaveURL(new RegExp(`${SAMPLE}$`));
  const code = new PlaygroundCode(page);
  await code.expectResult();
  await expect(code.result.getByRole('paragraph')).toHaveText(/^.+ \(.+\)$/);
  await expect(files(page).getByRole('button', {pressed: true})).toHaveText('AuthorCard.tsx');
  await expect(code.region('Requests')).toContainText('GET https://bookshop.example/v1/authors/calvino 200');
  await expect(code.region('Problems')).toContainText('No problems.');
});

for (const width of [390, 1280]) {
  test(`a sample opens with its code at the top of the window, ${width} px wide`, async ({site: _, page}) => {
    await page.setViewportSize({width, height: 800});
    const readShifts = await watchShifts(page);
    await page.goto(SAMPLE);
    const code = new PlaygroundCode(page);
    await code.expectResult();
    const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
    await expect
      .poll(
        async () => ((await page.getByRole('region', {name: 'Try it'}).boundingBox())?.y ?? 0) - (navbar?.height ?? 0),
      )
      .toBeLessThan(50);
    await expect(code.editor).toBeInViewport();
    // What grows above the code does not push it away for a moment. A shift of half of the window has 0.5 or more.
    expect(Math.max(0, ...(await readShifts()))).toBeLessThan(0.1);
  });
}

test('a sample leaves a reader who has scrolled where they are', async ({site: _, page}) => {
  const release = await holdRequests(page, '**/assets/playground/generator.*.js');
  await page.goto(SAMPLE);
  await expect(page.getByRole('region', {name: 'Try it'})).toBeInViewport();
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await new PlaygroundCode(page).expectResult();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a sample runs before its types are checked, also when TypeScript starts slowly', async ({site: _, page}) => {
  await page.addInitScript(logCalls, REPLY_DELAY);
  await page.goto(SAMPLE);
  const code = new PlaygroundCode(page);
  await code.expectResult();
  await expect.poll(() => page.evaluate(() => window.calls)).toContain('diagnose');
  const calls = (await page.evaluate(() => window.calls)) ?? [];
  expect(calls.slice(0, calls.indexOf('diagnose'))).toContain('emit');
});

test('a sample can be edited, and keeps the edit', async ({site: _, page}) => {
  await page.goto(SAMPLE);
  const code = new PlaygroundCode(page);
  await code.expectClient();
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// edited\n');
  await files(page).getByRole('button', {name: 'App.tsx'}).click();
  await expect(code.editor).toContainText('export default');
  await expect.poll(() => readKeptWork(page, 'sample')).toContain('// edited');
  await page.reload();
  await expect(code.editor).toContainText('// edited');
});

test('a sample leaves the work of the reader alone', async ({site: _, page}) => {
  await page.goto('playground');
  await documentBox(page).fill(OWN_DOCUMENT);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.document'))).toBe('openapi.yaml');
  await page.goto(SAMPLE);
  await page.reload();
  await expect(documentBox(page)).toHaveText(/Bookshop API/);
  await page.getByRole('button', {name: 'Restore openapi.yaml'}).click();
  await expect(documentBox(page)).toHaveText(/Zoo/);
  await expect(page).toHaveURL(/playground$/);
});

test('the page of a method opens its call with the document of the reader', async ({site, page}) => {
  const link = page.getByRole('link', {name: 'Try with your API'});
  await site.open('docs/hooks/useQuery');
  await expect(site.doc.copyPage).toBeVisible();
  await expect(link).toBeHidden();
  await page.goto('playground');
  await documentBox(page).fill(OWN_DOCUMENT);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.document'))).toBe('openapi.yaml');
  const readShifts = await watchShifts(page);
  await page.setViewportSize({width: 390, height: 800});
  await site.open('docs/hooks/useSuspenseQuery');
  await expect(link).toBeVisible();
  expect(await readShifts()).toEqual([]);
  await page.setViewportSize({width: 1280, height: 800});
  await link.click();
  const code = new PlaygroundCode(page);
  await code.expectResult();
  await expect(code.result.locator('pre')).toContainText('okapi');
  await expect(code.editor).toContainText('api.animals.listAnimals.useSuspenseQuery(');
});

test('a sample that does not exist is named', async ({site: _, page}) => {
  await page.goto('playground#sample=hooks/nothing.tsx');
  await expect(page.getByRole('list', {name: 'Problems of the document'})).toContainText(
    'The docs have no sample "hooks/nothing.tsx" that runs here.',
  );
});
