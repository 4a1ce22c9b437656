/** Port of the server for the browser tests. Override it with `BROWSER_TEST_PORT`. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4173);
