import type {Cache, Host} from '@algolia/client-common';

/**
 * Keeps the state of hosts as long as the page lives, so that one that was down is left out for its two minutes.
 * The client's own caches do not get there: in local storage a host loses its methods ("isUp is not a function"),
 * and in both caches its state is kept under the state itself, where nobody looks for it, instead of the host.
 * Remove when the client keeps and finds the state of a host.
 */
export function createHostCache(): Cache {
  const states = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, defaultValue: () => Promise<Value>): Promise<Value> {
      const name = nameHost(key);
      // What is kept for a host was put there by `set` for the same host, and so is of the same type.
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

// The same name for a host and for a host with its state.
function nameHost(key: object | string): string {
  if (typeof key === 'string') return key;
  const {url, port, protocol, accept} = key as Partial<Host>; // The client's keys are its hosts.
  return JSON.stringify([url, port, protocol, accept]);
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
