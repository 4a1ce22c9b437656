import type {Cache, Host} from '@algolia/client-common';

/**
 * Remembers which hosts are down while the page is open, so that the client skips them for two minutes. The client's
 * own caches can't do this: a host in local storage loses its methods ("isUp is not a function"), and both caches store
 * the state under a key that includes the state, so they never find it again. Remove this when the client fixes both
 * bugs.
 */
export function createHostCache(): Cache {
  const states = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, defaultValue: () => Promise<Value>): Promise<Value> {
      const name = nameHost(key);
      // `set` stored it for the same host, so it has the same type.
      return states.has(name) ? (states.get(name) as Value) : defaultValue();
    },
    async set(key, value) {
      states.set(nameHost(key), value);
      return value;
    },
    async delete(key) {
      states.delete(nameHost(key));
    },
    async clear() {
      states.clear();
    },
  };
}

// Ignores the state of a host, so that a host always has the same name.
function nameHost(key: object | string): string {
  if (typeof key === 'string') return key;
  const {url, port, protocol, accept} = key as Partial<Host>; // The client uses hosts as keys.
  return JSON.stringify([url, port, protocol, accept]);
}

/** Caches nothing: the worker is as fast as a cache and never stale. */
export function createNoCache(): Cache {
  return {
    get: (_key, defaultValue) => defaultValue(),
    set: (_key, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}
