/** Where the browser tests serve the site; another one by `BROWSER_TEST_PORT`. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4173);
