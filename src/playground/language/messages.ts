import type {LanguageService} from './protocol';

/** A call of a method of the service, or the first message, with the types of packages as JSON. */
export type LanguageRequest =
  | {readonly id: number; readonly method: 'start'; readonly types: string}
  | {readonly id: number; readonly method: keyof LanguageService; readonly parameters: readonly unknown[]};

export type LanguageReply =
  {readonly id: number; readonly result: unknown} | {readonly id: number; readonly error: string};
