// Classes of CSS modules are named by the bundler, `panel_x2Bf`. Code that looks for one in built HTML or in the page
// finds nothing, silently, as soon as the naming changes. A `data-` attribute, a tag or a role is there to be looked for.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const FOLDERS = ['src', ...['theme-classic', 'theme-common'].map((name) => `node_modules/@docusaurus/${name}/lib`)];

/** The local class names of all CSS modules, ours and the theme's. */
function readLocalNames() {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), {recursive: true})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
  );
  const locals = sheets.map((css) => css.replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, ''));
  return [...new Set(locals.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)))];
}

// The name and an underscore, but not two: `menu__link` is a class of Infima.
const generatedClass = new RegExp(`(?<![\\w-])(?:${readLocalNames().join('|')})_(?!_)`);
// `language-` is a class that Prism defines.
const partOfClass = /\[class[*^$]=(?!["']?language-)/;

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      found:
        'A class of a CSS module has no fixed name. Look for a data attribute, a tag or a role instead of "{{text}}".',
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
  files: [
    'src/{plugins,search,lib,components,theme,rehype,remark}/**/*.{ts,tsx}',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.ts',
  ],
  // What these hold is HTML to be read, such as a part of a built page.
  ignores: ['{src,scripts}/**/*.test.{ts,tsx}'],
  plugins: {'css-modules': {rules: {'no-generated-class': rule}}},
  rules: {'css-modules/no-generated-class': 'error'},
};
