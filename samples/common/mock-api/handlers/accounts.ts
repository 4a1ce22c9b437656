import type { components } from '../../../v2/generated/api/schema';
import type { BookshopData } from '../data';
import { problem } from '../problem';
import type { Handlers } from '../types';

/** Handlers for authors, members, tokens, and the status. */
export function createAccountHandlers(data: BookshopData) {
  let issuedTokens = 0;
  const nextToken = (): components['schemas']['Token'] => {
    issuedTokens += 1;
    return {
      accessToken: `access-${issuedTokens}`,
      refreshToken: `refresh-${issuedTokens}`,
      expiresIn: 900,
    };
  };

  return {
    get: {
      '/authors': ({ query }) => {
        const search = (query.get('search') ?? '').toLowerCase();
        return {
          status: 200,
          body: data.authors.filter((author) =>
            author.name.toLowerCase().includes(search),
          ),
        };
      },
      '/authors/{authorId}': ({ path }) => {
        const author = data.authors.find(({ id }) => id === path.authorId);
        return author
          ? { status: 200, body: author }
          : problem(404, `There is no author ${path.authorId}.`);
      },
      '/members/me': () => ({ status: 200, body: data.member }),
      '/status': () => ({
        status: 200,
        body: { status: 'ok', version: '1.4.0' },
      }),
    },
    post: {
      '/auth/token': () => ({ status: 200, body: nextToken() }),
      '/auth/refresh': () => ({ status: 200, body: nextToken() }),
    },
    patch: {
      '/members/me': ({ body }) => {
        Object.assign(data.member, body);
        return { status: 200, body: data.member };
      },
    },
    delete: {
      '/auth/token': () => ({ status: 204 }),
    },
  } satisfies {
    [M in 'get' | 'post' | 'patch' | 'delete']: Partial<Handlers[M]>;
  };
}
