import type { paths } from '../../v2/generated/api/schema';

export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** Path templates with the method, such as `'/books/{bookId}'`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown }
    ? P
    : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P][M];

/** One declared response. Without declared content, it must not have a body. */
type ResponseOf<Status, Declared> = Declared extends {
  content: infer Content extends object;
}
  ? {
      status: Status;
      body: Content[keyof Content];
      headers?: HeadersByName;
    }
  : { status: Status; body?: undefined; headers?: HeadersByName };

type HeadersByName = Record<string, string>;

type ResponsesOf<Responses> = {
  [Status in keyof Responses]: ResponseOf<Status, Responses[Status]>;
}[keyof Responses];

/** A response that the document declares for the operation. */
export type MockResponse<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer Responses }
    ? ResponsesOf<Responses>
    : never;

/** The request that a handler receives. */
export interface MockRequest<M extends Method, P extends PathOf<M>> {
  /** Decoded path parameters. */
  path: Operation<M, P> extends { parameters: { path: infer Path } }
    ? { [Name in keyof Path]: string }
    : Record<never, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON. Any other body is unchanged. */
  body: Operation<M, P> extends {
    requestBody?: { content: infer Content };
  }
    ? Content[keyof Content]
    : undefined;
}

/**
 * Handles one operation. Returning a `Response` allows what the document does
 * not declare, such as a 500 or broken JSON.
 */
export type Handler<M extends Method, P extends PathOf<M>> = (
  request: MockRequest<M, P>,
) => MockResponse<M, P> | Response;

/** One handler per operation, such as `handlers.get['/books/{bookId}']`. */
export type Handlers = {
  [M in Method]: { [P in PathOf<M>]: Handler<M, P> };
};
