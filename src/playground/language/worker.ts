/// <reference lib="webworker" />
import {createLanguageService, type TypeLibrary} from './createLanguageService';
import type {LanguageService} from './protocol';
import type {LanguageReply, LanguageRequest} from './messages';

declare global {
  /** TypeScript, from a script that runs before this one. */
  var ts: typeof import('typescript');
}

let service: LanguageService | undefined;

self.addEventListener('message', ({data}: MessageEvent<LanguageRequest>) => {
  self.postMessage(respond(data));
});

function respond(request: LanguageRequest): LanguageReply {
  try {
    if (request.method === 'start') {
      const library = JSON.parse(request.types) as TypeLibrary; // Written by the build.
      service = createLanguageService(globalThis.ts, library);
      return {id: request.id, result: undefined};
    }
    if (!service) throw new Error('The language service has not started.');
    const method = service[request.method] as (...values: readonly unknown[]) => unknown;
    return {id: request.id, result: method(...request.parameters)};
  } catch (error) {
    return {id: request.id, error: error instanceof Error ? error.message : String(error)};
  }
}
