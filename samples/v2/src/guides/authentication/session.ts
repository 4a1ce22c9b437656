import type { components } from './api';

/** Lives in memory: reloading the page ends the session. */
export const session: { tokens?: components['schemas']['Token'] } = {};
