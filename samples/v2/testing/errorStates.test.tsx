import { fireEvent } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Component,
  Fragment,
  Suspense,
  type ComponentType,
  type ReactNode,
} from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../shared/client';
import { runSample } from './recordSample';
import { XhrOverFetch } from './XhrOverFetch';

// Responses that replace the declared errors.
const LOST = new TypeError('Failed to fetch');
const PAGE = '<!doctype html><title>502 Bad Gateway</title>';
const FAILURES: [string, () => Promise<Response>][] = [
  ['a lost connection', () => Promise.reject(LOST)],
  [
    'an error without a body',
    async () => {
      const headers = { 'content-length': '0' };
      return new Response(null, { status: 500, headers });
    },
  ],
  [
    // With HTTP/2 or chunked encoding. `error` is `''`.
    'an error without a body or a content length',
    async () => new Response(null, { status: 500 }),
  ],
  [
    // `error` is a `SyntaxError`.
    'an error without a body, announced as JSON',
    async () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(null, { status: 500, headers });
    },
  ],
  [
    'an HTML error page',
    async () => {
      const headers = { 'content-type': 'text/html' };
      return new Response(PAGE, { status: 502, headers });
    },
  ],
];

// These show errors of others: mutations elsewhere, or children.
const SEND_NOTHING = [
  'hooks/useMutationState/LatestSave.tsx',
  'hooks/useSuspenseQuery/ErrorBoundary.tsx',
];

/** The props of all samples together. Each sample uses those it knows. */
const PROPS = {
  authorId: 'calvino',
  bookId: 7,
  bookIds: [7, 3],
  ids: [7, 3],
  loaderData: { path: { bookId: 7 } },
  minRating: 1,
  onCheckout: () => undefined,
  onDone: () => undefined,
  onRetry: () => undefined,
  params: { bookId: '7' },
  shownPrice: 1390,
  startPage: 2,
  storeId: 'lisbon',
  tag: ['new'],
  text: 'space',
  texts: ['space', 'time'],
  title: 'The Left Hand of Darkness',
  year: 2024,
};
type Sample = ComponentType<typeof PROPS>;
type Provider = ComponentType<{ children: ReactNode; baseUrl: string }>;

const SOURCE_DIR = path.resolve(import.meta.dirname, '../src');
const SAMPLES = readdirSync(SOURCE_DIR, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(?<!\.test|\.live)\.tsx$/.test(file))
  // Not meant to run: only the linter reads it.
  .filter((file) => !file.startsWith('eslint'))
  .filter(showsErrors)
  .sort();

function showsErrors(file: string): boolean {
  const source = readSource(file);
  // A sample of wrong calls, for which the page shows compiler errors.
  if (source.includes('@ts-expect-error')) return false;
  const code = source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  return /\berror\b|\bis\w*Error\b|ErrorBoundary|\bcatch\b|role="alert"/.test(
    code,
  );
}

function readSource(file: string): string {
  return readFileSync(path.join(SOURCE_DIR, file), 'utf8');
}

/** The components that a file exports, by name. */
async function importComponents(file: string): Promise<[string, Sample][]> {
  const exported = (await import(path.join(SOURCE_DIR, file))) as object;
  return Object.entries(exported).filter(
    ([name, value]) =>
      /^[A-Z]|^default$/.test(name) && typeof value === 'function',
  );
}

/** The context provider through which a sample gets its client, if any. */
async function importProvider(file: string): Promise<Provider | undefined> {
  const name = /'\.\/(ShopProvider|SecureApi)'/.exec(readSource(file))?.[1];
  if (!name) return undefined;
  const provider = path.join(path.dirname(file), `${name}.tsx`);
  const components = await importComponents(provider);
  // The only prop of either component, if any, is the base URL.
  return Object.fromEntries(components)[name] as unknown as Provider;
}

let rejections: unknown[];
const onRejection = (reason: unknown) => rejections.push(reason);

beforeEach(() => {
  rejections = [];
  process.on('unhandledRejection', onRejection);
  vi.stubGlobal('IntersectionObserver', NothingInView);
  // An upload with progress fails with the `fetch` of this test.
  vi.stubGlobal('XMLHttpRequest', XhrOverFetch);
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(SAMPLES)('%s', async (file) => {
  const components = await importComponents(file);
  const Provider = (await importProvider(file)) ?? Fragment;

  test.each(FAILURES)('shows %s', async (_name, fail) => {
    for (const [, Sample] of components) {
      const sample = (
        <Provider baseUrl="/v1">
          <Sample {...PROPS} />
        </Provider>
      );
      const failures =
        (await countFailures(sample, fail, 'at once')) +
        (await countFailures(sample, fail, 'later'));
      // Otherwise no request was tested.
      expect(failures > 0).toBe(!SEND_NOTHING.includes(file));
    }
    expect(components).not.toEqual([]);
  });
});

/**
 * Renders a sample, clicks everything clickable, and checks the screen after
 * requests have failed.
 *
 * @param when Whether requests fail from the beginning or after the first load.
 * @returns How many requests failed.
 */
async function countFailures(
  sample: ReactNode,
  fail: () => Promise<Response>,
  when: 'at once' | 'later',
): Promise<number> {
  const caught: unknown[] = [];
  let failures = 0;
  const failingFetch = () => {
    failures += 1;
    return fail();
  };
  await runSample(async ({ render, idle }) => {
    // ReorderButton repeats an order that the application has loaded.
    const parameters = { header: { 'X-Store-Id': PROPS.storeId } };
    await api.orders.listOrders.fetchQuery({ parameters });
    if (when === 'at once') globalThis.fetch = failingFetch;
    const { container } = render(
      <Boundary onError={(error) => caught.push(error)}>
        <Suspense fallback="Loading…">{sample}</Suspense>
      </Boundary>,
    );
    await idle();
    globalThis.fetch = failingFetch;
    await useEveryControl(container, idle);

    expect(rejections).toEqual([]);
    // Errors that a suspense hook throws. Anything else is a crash.
    // An error class of a sample holds what it replaces in its cause.
    for (const error of caught) {
      const hasCause = error instanceof Error && 'cause' in error;
      const response = hasCause ? error.cause : error;
      expect(
        [LOST, PAGE, null, ''].includes(response as string) ||
          response instanceof SyntaxError,
      ).toBe(true);
    }
    if (failures === 0) return;
    const messages = [
      ...container.querySelectorAll('[role="alert"], [role="status"]'),
    ].map(({ textContent }) => textContent);
    expect(messages.join('').trim()).not.toBe('');
    expect(container.textContent).not.toContain('<');
  });
  return failures;
}

/** `idle` throws while a query or a mutation is pending. */
async function useEveryControl(
  container: Element,
  idle: () => Promise<void>,
): Promise<void> {
  for (const field of container.querySelectorAll('input, textarea')) {
    const isFile = field.getAttribute('type') === 'file';
    const target = isFile
      ? { files: [new File(['png'], 'cover.png', { type: 'image/png' })] }
      : { value: 'Solaris' };
    fireEvent.change(field, { target });
  }
  await idle();
  for (const button of container.querySelectorAll('button')) {
    fireEvent.click(button);
    await idle();
  }
}

/** jsdom has no IntersectionObserver. */
class NothingInView {
  observe() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }
}

class Boundary extends Component<
  { children: ReactNode; onError: (error: unknown) => void },
  { failed: boolean }
> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return <p role="alert">The boundary of this test</p>;
  }
}
