import type { paths } from '../../v2/generated/api/schema';

export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** Path templates that have the method, as in `'/books/{bookId}'`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown }
    ? P
    : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P][M];

/** One declared answer: without content it may not have a body. */
type AnswerOf<Status, Declared> = Declared extends {
  content: infer Content extends object;
}
  ? {
      status: Status;
      body: Content[keyof Content];
      headers?: HeadersByName;
    }
  : { status: Status; body?: undefined; headers?: HeadersByName };

type HeadersByName = Record<string, string>;

type AnswersOf<Responses> = {
  [Status in keyof Responses]: AnswerOf<Status, Responses[Status]>;
}[keyof Responses];

/** An answer that the document declares for the operation. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer Responses }
    ? AnswersOf<Responses>
    : never;

/** What a handler knows about a request. */
export interface MockRequest<M extends Method, P extends PathOf<M>> {
  /** Values of the placeholders, decoded. */
  path: Operation<M, P> extends { parameters: { path: infer Path } }
    ? { [Name in keyof Path]: string }
    : Record<never, string>;
  query: URLSearchParams;
  headers: Headers;
  /** JSON is parsed; anything else is as it was sent. */
  body: Operation<M, P> extends {
    requestBody?: { content: infer Content };
  }
    ? Content[keyof Content]
    : undefined;
}

/**
 * Answers one operation. A `Response` is for what the document does not
 * declare, as a 500 or broken JSON.
 */
export type Handler<M extends Method, P extends PathOf<M>> = (
  request: MockRequest<M, P>,
) => Answer<M, P> | Response;

/** One handler per operation, as in `handlers.get['/books/{bookId}']`. */
export type Handlers = {
  [M in Method]: { [P in PathOf<M>]: Handler<M, P> };
};
