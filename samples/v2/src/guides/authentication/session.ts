import type { components } from './api';

/**
 * Lives in memory: reloading the page ends the session. Each sign-in stores a
 * new object, and a renewal changes its fields.
 */
export const session: { tokens?: components['schemas']['Token'] } = {};
