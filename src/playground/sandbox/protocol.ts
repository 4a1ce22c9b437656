import type {CacheEntry} from '@site/src/components/QueryCacheView';
import type {LoggedRequest} from '@site/src/components/RequestLog';
import type {EmittedModule, OpenApiDocument} from '../shared/types';

export interface RunSettings {
  /** Milliseconds before each response. */
  readonly latency: number;
  /** The next request gets an error response. */
  readonly failNext: boolean;
}

export interface RunInput {
  readonly modules: readonly EmittedModule[];
  /** The module to render. */
  readonly entry: string;
  /** What the mock responds with. */
  readonly document: OpenApiDocument;
  readonly settings: RunSettings;
}

export type Theme = 'light' | 'dark';

/** From the page to the frame. */
export type FrameCommand =
  | {readonly type: 'run'; readonly input: RunInput}
  | {readonly type: 'settings'; readonly settings: RunSettings}
  | {readonly type: 'theme'; readonly theme: Theme};

/** From the frame to the page. */
export type FrameEvent =
  | {readonly type: 'ready'}
  /** The code has run. It may still load data. */
  | {readonly type: 'started'}
  | {readonly type: 'requests'; readonly requests: readonly LoggedRequest[]}
  | {readonly type: 'cache'; readonly entries: readonly CacheEntry[]}
  | {readonly type: 'problem'; readonly message: string}
  | {readonly type: 'console'; readonly text: string}
  /** A request took the failure that `failNext` had ordered. */
  | {readonly type: 'failed'}
  | {readonly type: 'height'; readonly height: number};
