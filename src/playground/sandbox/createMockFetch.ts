import type {JsonValue} from '@site/src/lib/sampleRecording';
import type {LoggedRequest} from '@site/src/components/RequestLog';
import type {Mock} from '../mock/createMock';
import type {RunSettings} from './protocol';

interface Options {
  readonly mock: Mock;
  readonly settings: () => RunSettings;
  /** Called with all requests whenever one changes. */
  readonly onChange: (requests: readonly LoggedRequest[]) => void;
  readonly onFailed: () => void;
  readonly onProblem: (message: string) => void;
}

/** A `fetch` that never leaves the frame: a mock responds. */
export function createMockFetch({mock, settings, onChange, onFailed, onProblem}: Options): typeof fetch {
  let requests: readonly LoggedRequest[] = [];
  let failedRequest: number | undefined;

  function log(request: LoggedRequest): void {
    const isKnown = requests.some(({id}) => id === request.id);
    requests = isKnown ? requests.map((known) => (known.id === request.id ? request : known)) : [...requests, request];
    onChange(requests);
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const {latency, failNext} = settings();
    const body = await readBody(init?.body, request);
    const logged: LoggedRequest = {
      id: requests.length + 1,
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      ...(body !== undefined && {body}),
      state: 'pending',
    };
    const fail = failNext && failedRequest === undefined;
    if (fail) {
      failedRequest = logged.id;
      onFailed();
    } else if (!failNext) {
      failedRequest = undefined;
    }
    log(logged);
    try {
      await wait(latency, request.signal);
    } catch (error) {
      log({...logged, state: 'canceled'});
      throw error;
    }
    const reply = mock({method: request.method, url: request.url, fail});
    if (reply.problem !== undefined) onProblem(reply.problem);
    log({
      ...logged,
      state: 'responded',
      status: reply.status,
      ...(reply.body !== null && {response: parseJson(reply.body)}),
    });
    return new Response(reply.body, {status: reply.status, headers: reply.headers});
  };
}

/** Waits, and stops with the signal's reason when the request is canceled. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, {once: true});
  });
}

/** The body as the log shows it. A body of `fetch(new Request(…))` is known only as text. */
async function readBody(body: BodyInit | null | undefined, request: Request): Promise<JsonValue | undefined> {
  if (body instanceof FormData) {
    const fields = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : describeFile(value)]);
    return Object.fromEntries(fields) as JsonValue;
  }
  if (body instanceof Blob) return describeFile(body);
  const text = request.body ? await request.clone().text() : '';
  return text === '' ? undefined : parseJson(text);
}

const describeFile = (file: Blob): string =>
  `${file instanceof File ? `${file.name}, ` : ''}${file.type || 'no media type'}, ${file.size} bytes`;

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
