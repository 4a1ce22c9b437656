import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The files that may use a style sheet's rules. */
export interface CssUsers {
  /** HTML of the pages. */
  readonly pages: readonly string[];
  readonly scripts: readonly string[];
  /** Style sheets that may use its custom properties. */
  readonly otherSheets: readonly string[];
}

/**
 * Infima classes that components already have when they are prerendered, so the HTML contains them if the site uses
 * them. The theme's scripts also mention classes for options that this site does not use.
 */
const RENDERED_CLASS = /^(?:(?:alert|button|tabs)--|footer__|navbar--(?:dark|primary)$|navbar__logo$)/;

/**
 * Removes unused rules, custom properties, and animations. A name counts as used when it occurs as a word in a page or
 * script.
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
      // Selectors that consist only of pseudo-classes, such as `:is(:hover, :focus-within)`. PurgeCSS would remove
      // them.
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
 * Selectors with a lower specificity than `:root:root`, which this site uses to set Infima's custom properties in both
 * color modes.
 */
const WEAKER_SELECTOR = /^(?::root|html|(?:html)?\[data-theme=["']?\w+["']?\])$/;

/** Removes custom properties that `:root:root` always overrides: 1 KiB after Brotli. */
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

/** PurgeCSS keeps a rule after removing all its custom properties. */
function removeEmptyRules(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
