import type {CacheEntry} from '@site/src/components/QueryCacheView';
import type {LoggedRequest} from '@site/src/components/RequestLog';
import type {FrameEvent} from './protocol';

/** More would only make the page slow. The latest are kept. */
const MAX_ENTRIES = 200;
const MAX_TEXT = 10_000;

type Fields = Record<string, unknown>;

/**
 * Checks what a frame has sent. The code in it can send anything, and can come from another person, through a shared link.
 *
 * @returns undefined when it is not an event
 */
export function readEvent(data: unknown): FrameEvent | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case 'ready':
    case 'started':
    case 'failed':
      return {type: data.type};
    case 'problem':
      return {type: 'problem', message: toText(data.message)};
    case 'console':
      return {type: 'console', text: toText(data.text)};
    case 'height':
      return typeof data.height === 'number' && data.height >= 0 ? {type: 'height', height: data.height} : undefined;
    case 'requests':
      return {type: 'requests', requests: toList(data.requests).map(toRequest)};
    case 'cache':
      return {type: 'cache', entries: toList(data.entries).map(toEntry)};
    default:
      return undefined;
  }
}

function toRequest(data: Fields): LoggedRequest {
  const states = ['pending', 'responded', 'failed', 'canceled'] as const;
  return {
    id: toNumber(data.id),
    method: toText(data.method),
    url: toText(data.url),
    headers: isObject(data.headers)
      ? Object.fromEntries(Object.entries(data.headers).map(([name, value]) => [name, toText(value)]))
      : {},
    state: states.find((state) => state === data.state) ?? 'failed',
    // Data that arrives by postMessage is plain, and the page only prints it.
    ...(data.body !== undefined && {body: data.body as LoggedRequest['body']}),
    ...(data.response !== undefined && {response: data.response as LoggedRequest['response']}),
    ...(typeof data.status === 'number' && {status: data.status}),
  };
}

function toEntry(data: Fields): CacheEntry {
  return {
    hash: toText(data.hash),
    key: data.key as CacheEntry['key'],
    kind: data.kind === 'mutation' ? 'mutation' : 'query',
    status: toText(data.status),
    fetchStatus: toText(data.fetchStatus),
    observers: toNumber(data.observers),
    updatedAt: toNumber(data.updatedAt),
    isInvalidated: data.isInvalidated === true,
  };
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const toList = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject).slice(-MAX_ENTRIES) : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
const toNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
