// The bundler generates the class names of CSS modules, such as `panel_x2Bf`. A selector with such a name silently stops
// matching when the naming scheme changes. Select by a `data-` attribute, a tag, or a role instead.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const FOLDERS = ['src', ...['theme-classic', 'theme-common'].map((name) => `node_modules/@docusaurus/${name}/lib`)];

/** The source class names in all CSS modules, ours and the theme's. */
function readLocalNames() {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), {recursive: true})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
  );
  const locals = sheets.map((css) => css.replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, ''));
  return [...new Set(locals.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)))];
}

// A local name and a single underscore. Infima's classes have two: `menu__link`.
const generatedClass = new RegExp(`(?<![\\w-])(?:${readLocalNames().join('|')})_(?!_)`);
// Selectors for parts of a class. Prism's `language-` classes are stable.
const partOfClass = /\[class[*^$]=(?!["']?language-)/;

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      found:
        'CSS module class names are generated. Select by a data attribute, a tag, or a role instead of "{{text}}".',
    },
  },
  create(context) {
    const check = (node, text) => {
      const [found] = generatedClass.exec(text) ?? partOfClass.exec(text) ?? [];
      if (found !== undefined) context.report({node, messageId: 'found', data: {text: found}});
    };
    return {
      Literal: (node) => check(node, node.regex?.pattern ?? String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default {
  name: 'css-modules',
  files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
  // Unit tests contain HTML fixtures with such class names.
  ignores: ['{src,scripts}/**/*.test.{ts,tsx}'],
  plugins: {'css-modules': {rules: {'no-generated-class': rule}}},
  rules: {'css-modules/no-generated-class': 'error'},
};
