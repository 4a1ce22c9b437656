/// <reference lib="webworker" />
import nodeProcess from 'node:process';
import {generate} from './generate';
import {GeneratorError} from './GeneratorError';
import type {GenerateRequest, GenerateResponse} from './messages';

// The generator's messages belong to its log, which the page shows, not to the console.
const print = (...values: unknown[]): void => void nodeProcess.stderr.write(`${values.map(String).join(' ')}\n`);
Object.assign(console, {log: print, info: print, warn: print, error: print});

const post = (response: GenerateResponse): void => self.postMessage(response);

self.addEventListener('message', ({data}: MessageEvent<GenerateRequest>) => {
  generate(data.input, (step) => post({type: 'progress', step})).then(
    (result) => post({type: 'done', result}),
    (error: unknown) => {
      const problems =
        error instanceof GeneratorError
          ? error.problems
          : [{message: `The playground could not read the result: ${String(error)}`}];
      post({type: 'failed', problems});
    },
  );
});
