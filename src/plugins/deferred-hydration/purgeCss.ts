import {parse, type AtRule, type ChildNode, type Container, type Root} from 'postcss';
import type {SiteWords} from './readSiteWords';

/** What a selector needs to match anything. */
export interface SelectorNeeds {
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Leaves out the rules of a style sheet that no page can show. A rule stays when all classes, ids and tags of one of
 * its selectors are words of the site's pages or scripts; attributes, states and relations are not looked at. Custom
 * properties that `:root:root` always overrides go as well, and so do properties and animations that nothing uses.
 */
export function purgeCss(css: string, words: SiteWords): string {
  const root = parse(css);
  purgeRules(root, words);
  removeOverridden(root);
  removeUnused(root, words);
  return root.toString();
}

function purgeRules(container: Container, words: SiteWords): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => canMatch(readNeeds(selector), words));
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (node.type === 'atrule' && node.nodes && isGroup(node)) {
      purgeRules(node, words);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

function isGroup({name}: AtRule): boolean {
  return ['media', 'supports', 'layer', 'container'].includes(name);
}

function canMatch({classes, ids, tags}: SelectorNeeds, words: SiteWords): boolean {
  return classes.every(words.hasName) && ids.every(words.hasName) && tags.every(words.hasTag);
}

/** `a.menu__link:not(.x):hover > [title]` needs the tag `a` and the class `menu__link`. */
export function readNeeds(selector: string): SelectorNeeds {
  const plain = removeArguments(selector)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(?<!\\)::?[\w-]+/g, '');
  const list = (pattern: RegExp): string[] =>
    [...plain.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('\\', ''));
  return {
    classes: list(/\.((?:\\.|[^\s.#>+~,])+)/g),
    ids: list(/#((?:\\.|[^\s.#>+~,])+)/g),
    tags: list(/(?:^|[\s>+~])([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase()),
  };
}

/** What stands in brackets of `:not()`, `:is()` or `:where()` is an alternative or an exception, so it is not needed. */
function removeArguments(selector: string): string {
  let result = selector;
  for (let before = ''; before !== result;) {
    before = result;
    result = result.replace(/\([^()]*\)/g, '');
  }
  return result;
}

/**
 * `:root:root` is how this site sets the properties of Infima in both modes: it wins over these selectors for the same
 * element, wherever they stand.
 */
const WEAKER_SELECTOR = /^(?::root|html|(?:html)?\[data-theme=["']?\w+["']?\])$/;

function removeOverridden(root: Root): void {
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
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Custom properties that a style sheet reads: `['--one']` for `a{color:var(--one)}`. */
export function listUsedProperties(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function removeUnused(root: Root, {properties}: SiteWords): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const used = new Set(listUsedProperties(root.toString()));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || properties.has(declaration.prop)) return;
      const {parent} = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      hasChanged = true;
    });
  }
  const names = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation/, ({value}) => value.split(/[\s,]+/).forEach((word) => names.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}
