import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** What uses a style sheet. */
export interface CssUsers {
  /** HTML of the pages. */
  readonly pages: readonly string[];
  readonly scripts: readonly string[];
  /** Style sheets that use its custom properties. */
  readonly otherSheets: readonly string[];
}

/**
 * Classes of Infima that a component has from its first rendering: when the site uses one, it is in the HTML of a page.
 * The theme's scripts also name those of options that this site does not use.
 */
const RENDERED_CLASS = /^(?:(?:alert|button|tabs)--|footer__|navbar--(?:dark|primary)$|navbar__logo$)/;

/**
 * Leaves out the rules, custom properties and animations that nothing on the site uses. A name counts as used when it is
 * a word of a page or of a script.
 */
export async function purgeCss(css: string, {pages, scripts, otherSheets}: CssUsers): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: removeOverridden(css)}],
    content: [...pages.map((raw) => ({raw, extension: 'html'})), ...scripts.map((raw) => ({raw, extension: 'js'}))],
    extractors: [
      {extensions: ['html'], extractor: readWords},
      {extensions: ['js'], extractor: (text) => readWords(text).filter((word) => !RENDERED_CLASS.test(word))},
    ],
    variables: true,
    keyframes: true,
    safelist: {
      // `:is(:hover, :focus-within)`: PurgeCSS takes a selector that is nothing but a state for unused.
      standard: [/^:/],
      variables: [...scripts, ...otherSheets].flatMap(readCustomProperties),
    },
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return removeEmptyRules(result.css);
}

const readWords = (text: string): string[] => [...new Set(text.match(/[\w-]+/g))];

/** `['--one']` for `a{color:var(--one)}` and for `setProperty("--one", …)`. */
const readCustomProperties = (text: string): string[] => [...new Set(text.match(/--[a-z][\w-]*/gi))];

/**
 * `:root:root` is how this site sets the properties of Infima in both modes: it wins over these selectors for the same
 * element, wherever they stand.
 */
const WEAKER_SELECTOR = /^(?::root|html|(?:html)?\[data-theme=["']?\w+["']?\])$/;

/** Removes the values of custom properties that `:root:root` always overrides. They are 1 KiB after Brotli. */
function removeOverridden(css: string): string {
  const root = parse(css);
  const overriding = new Set<string>();
  for (const rule of root.nodes) {
    if (rule.type !== 'rule' || rule.selector !== ':root:root') continue;
    rule.walkDecls(/^--/, ({prop}) => void overriding.add(prop));
  }
  root.walkRules((rule) => {
    if (!rule.selectors.every((selector) => WEAKER_SELECTOR.test(selector))) return;
    rule.walkDecls(/^--/, (declaration) => {
      if (overriding.has(declaration.prop) && !declaration.important) declaration.remove();
    });
  });
  return root.toString();
}

/** PurgeCSS leaves rules behind that have lost all their custom properties. */
function removeEmptyRules(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
