export interface AssemblyOptions {
  /** The start script, as text. */
  readonly startScript: string;
  /** Addresses of the scripts of the page itself, beyond those that every page has. */
  readonly pageScripts: readonly string[];
  /** Starts the scripts without waiting for a quiet moment. */
  readonly isUrgent: boolean;
}

const STYLE_SHEET = /<link rel="?stylesheet"?/;
/** Scripts of Docusaurus and of plugins that run before the first paint, at the end of the head and the start of the body. */
const EARLY_SCRIPT = /<script>([^]*?)<\/script>/g;
const CONTENT = '<div id=__docusaurus>';
const SCRIPT = /<script src="?([^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Rewrites a built page: its scripts wait (see client/start.ts), and what runs before the first paint is one script, so
 * that a security policy has one hash to name. It stands before the style sheet, which it would wait for.
 *
 * @throws Error when the page has no script, no style sheet or no content in the form that Docusaurus 3.7.0 writes
 */
export function assemblePage({file, html}: {file: string; html: string}, options: AssemblyOptions): string {
  const scripts = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '');
  const contentAt = html.indexOf(CONTENT);
  if (scripts.length === 0 || contentAt < 0 || !STYLE_SHEET.test(html)) {
    const missing = scripts.length === 0 ? '<script src=… defer>' : contentAt < 0 ? CONTENT : '<link rel=stylesheet>';
    throw new Error(`${file} has no ${missing}. Adapt the patterns in src/plugins/deferred-hydration/assemblePage.ts.`);
  }
  const {pageScripts, isUrgent} = options;
  const files = {scripts: [...new Set([...scripts, ...pageScripts])], ...(isUrgent && {isUrgent})};
  const head = html.slice(0, contentAt);
  const earlyScripts = [...head.matchAll(EARLY_SCRIPT)].map((match) => match[1]);
  const start =
    `<script id=page-files type=application/json>${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>` +
    `<script>${[...earlyScripts, options.startScript].join(';')}</script>`;
  return (
    head
      .replaceAll(SCRIPT, '')
      .replaceAll(EARLY_SCRIPT, '')
      .replace(STYLE_SHEET, (link) => start + link) + html.slice(contentAt)
  );
}
