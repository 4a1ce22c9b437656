/** Lives in memory: a reload of the page ends it. */
export const session = { refreshToken: '', staffKey: '' };
