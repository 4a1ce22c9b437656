import type {Cache} from '@algolia/client-common';

/**
 * Keeps the state of hosts as long as the page lives. The client's own cache writes it to local storage as JSON,
 * which drops the methods of a host, and its next request fails with "isUp is not a function".
 * Remove when the client revives what it reads.
 */
export function createMemoryCache(): Cache {
  const values = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, defaultValue: () => Promise<Value>): Promise<Value> {
      const name = JSON.stringify(key);
      // What is stored under a key was put there by `set` with the same key and so the same type.
      return values.has(name) ? (values.get(name) as Value) : defaultValue();
    },
    async set(key, value) {
      values.set(JSON.stringify(key), value);
      return value;
    },
    async delete(key) {
      values.delete(JSON.stringify(key));
    },
    async clear() {
      values.clear();
    },
  };
}

/** Keeps nothing: the worker answers faster than a stale answer could be told from a fresh one. */
export function createNoCache(): Cache {
  return {
    get: (_key, defaultValue) => defaultValue(),
    set: (_key, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}
