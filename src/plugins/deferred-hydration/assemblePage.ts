export interface AssemblyOptions {
  /** Source of the start script. */
  readonly startScript: string;
  /** URLs of the scripts that only this page needs. */
  readonly scripts: readonly string[];
  /** The style sheets that only this page needs. */
  readonly styles: readonly {readonly url: string; readonly css: string}[];
  /** Starts the scripts without waiting until the browser is idle. */
  readonly isUrgent: boolean;
}

const STYLE_SHEET = /<link rel="?stylesheet"?[^>]*>/;
/** Inline scripts of Docusaurus and of plugins that run before the first paint. */
const EARLY_SCRIPT = /<script>([^]*?)<\/script>/g;
const CONTENT = '<div id=__docusaurus>';
const SCRIPT = /<script src="?([^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Rewrites a built page. Its scripts no longer load immediately (see client/start.ts). The inline scripts become one,
 * so that the security policy needs one hash. That script precedes the style sheet. Otherwise the
 * script would wait for the style sheet.
 *
 * @throws Error when the page has no script, style sheet, or content in the format of Docusaurus 3.7.0
 */
export function assemblePage({file, html}: {file: string; html: string}, options: AssemblyOptions): string {
  const scripts = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '');
  const contentAt = html.indexOf(CONTENT);
  if (scripts.length === 0 || contentAt < 0 || !STYLE_SHEET.test(html)) {
    const missing = scripts.length === 0 ? '<script src=… defer>' : contentAt < 0 ? CONTENT : '<link rel=stylesheet>';
    throw new Error(`${file} has no ${missing}. Adapt the patterns in src/plugins/deferred-hydration/assemblePage.ts.`);
  }
  const {styles, isUrgent} = options;
  const started = {scripts: [...new Set([...scripts, ...options.scripts])], ...(isUrgent && {isUrgent})};
  const head = html.slice(0, contentAt);
  const earlyScripts = [...head.matchAll(EARLY_SCRIPT)].map((match) => match[1]);
  const start =
    `<script id=page-files type=application/json>${JSON.stringify(started).replaceAll('<', '\\u003c')}</script>` +
    `<script>${[...earlyScripts, options.startScript].join(';')}</script>`;
  // A second request would delay the first paint. The bundler does not load a style sheet whose URL is in `data-href`.
  const styleSheets = styles.map(({url, css}) => `<style data-href=${url}>${css.trim()}</style>`).join('');
  return (
    head
      .replaceAll(SCRIPT, '')
      .replaceAll(EARLY_SCRIPT, '')
      .replace(STYLE_SHEET, (link) => start + link + styleSheets) + html.slice(contentAt)
  );
}
