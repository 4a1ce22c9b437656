import type {Problem} from '../shared/types';

/** Why there is no client, in words for the reader. */
export class GeneratorError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({message}) => message).join('\n'));
    this.name = 'GeneratorError';
  }
}
