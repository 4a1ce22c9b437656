export interface AssemblyOptions {
  /** The start script, as text. */
  readonly startScript: string;
  /** New addresses of style sheets, by the ones that Docusaurus wrote. */
  readonly styleSheets: ReadonlyMap<string, string>;
  /** Addresses of the scripts of the page itself, beyond those that every page has. */
  readonly pageScripts: readonly string[];
  /** Of a page whose text is taken over as it came: the chunk with its content, which is the last script. */
  readonly content?: string;
  /** Starts the scripts without waiting for a quiet moment. */
  readonly isUrgent: boolean;
}

const STYLE_SHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;
const SCRIPT = /<script src="?([^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Rewrites a built page: its scripts wait (see client/start.ts), and its style sheets are the ones without dead rules.
 *
 * @throws Error when the page has no script or no style sheet in the form that Docusaurus 3.7.0 writes
 */
export function assemblePage(html: string, options: AssemblyOptions): string {
  const scripts = [...html.matchAll(SCRIPT)].map((match) => match[1] ?? '');
  if (scripts.length === 0 || html.search(STYLE_SHEET) < 0) {
    throw new Error('There is no script or style sheet to be found. Update the patterns in src/plugins/first-view.');
  }
  const {pageScripts, content, isUrgent} = options;
  const files = {scripts: [...new Set([...scripts, ...pageScripts])], content, isUrgent};
  const start =
    `<script id=page-files type=application/json>${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>` +
    `<script>${options.startScript}</script>`;
  return html
    .replace(STYLE_SHEET, (link, address: string) => {
      const replacement = options.styleSheets.get(address);
      if (!replacement) throw new Error(`The style sheet ${address} is not in the build.`);
      return link.replace(address, replacement);
    })
    .replace(SCRIPT, (_, address) => (address === scripts[0] ? start : ''));
}
