import type {GenerateInput, GenerateResult, Problem} from '../shared/types';

/** Sent to the worker. */
export interface GenerateRequest {
  readonly input: GenerateInput;
}

/** Sent by the worker: any number of `progress`, then one of the others. */
export type GenerateResponse =
  | {readonly type: 'progress'; readonly step: string}
  | {readonly type: 'done'; readonly result: GenerateResult}
  | {readonly type: 'failed'; readonly problems: readonly Problem[]};
