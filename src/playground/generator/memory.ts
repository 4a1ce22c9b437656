/** Whether an error says that the browser ran out of memory. Browsers word it differently, or say nothing at all. */
export const isMemoryError = (message: string): boolean =>
  message === '' || /memory|allocation|(array|buffer|string) length/i.test(message);

export const OUT_OF_MEMORY =
  'The browser ran out of memory. Generate fewer services with --filter-services, or run the command under "Options" on your computer.';
