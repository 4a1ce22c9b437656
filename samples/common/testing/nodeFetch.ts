/**
 * Node's own fetch. Test files share a worker and its modules, so the global
 * may be the mock of another file.
 */
export const nodeFetch = globalThis.fetch;
