/// <reference lib="webworker" />
import nodeProcess from 'node:process';
import {generate} from './generate';
import {GeneratorError} from './GeneratorError';
import {isMemoryError, OUT_OF_MEMORY} from './memory';
import type {GenerateRequest, GenerateResponse} from './messages';
import type {Problem} from '../shared/types';

// The generator's messages belong to its log, which the page shows, not to the console.
const print = (...values: unknown[]): void => void nodeProcess.stderr.write(`${values.map(String).join(' ')}\n`);
Object.assign(console, {log: print, info: print, warn: print, error: print});

const post = (response: GenerateResponse): void => self.postMessage(response);

self.addEventListener('message', ({data}: MessageEvent<GenerateRequest>) => {
  generate(data.input, (step) => post({type: 'progress', step}))
    // Sending the result takes memory, too.
    .then((result) => post({type: 'done', result}))
    .catch((error: unknown) => post({type: 'failed', problems: describeFailure(error)}));
});

function describeFailure(error: unknown): readonly Problem[] {
  if (error instanceof GeneratorError) return error.problems;
  const message = String(error);
  return [{message: isMemoryError(message) ? OUT_OF_MEMORY : `The playground could not read the result: ${message}`}];
}
