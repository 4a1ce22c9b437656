/** Name of the function that the reader's loops call. */
export const LOOP_GUARD = '__guardLoop';
