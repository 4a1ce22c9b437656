// Words that should not be used, in comments and in texts. The words are in scripts/prose/wording.mjs, and `npm run prose`
// looks for the same ones in pages.
import {findWording} from './scripts/prose/wording.mjs';

/** Shorter strings are identifiers and values rather than sentences. */
const FEWEST_WORDS = 3;

const rule = {
  meta: {type: 'suggestion', schema: [], messages: {found: '“{{found}}”: write {{write}}'}},
  create(context) {
    const {sourceCode} = context;
    /** Reports words in the source text of a node or a comment. */
    const check = ({range: [start, end]}) => {
      // Without the stars at the beginning of the lines of a comment, so that words are also found across lines.
      const text = sourceCode.text.slice(start, end).replace(/\n\s*\*(?!\/)/g, (prefix) => ' '.repeat(prefix.length));
      if (text.split(/\s+/).length < FEWEST_WORDS) return;
      for (const {index, length, write} of findWording(text)) {
        const found = text
          .slice(index, index + length)
          .replace(/\s+/g, ' ')
          .trim();
        const loc = sourceCode.getLocFromIndex(start + index);
        context.report({loc, messageId: 'found', data: {found, write}});
      }
    };
    return {
      Program: () => sourceCode.getAllComments().forEach(check),
      Literal: (node) => typeof node.value === 'string' && check(node),
      TemplateElement: check,
      JSXText: check,
    };
  },
};

export default {
  name: 'prose',
  files: ['*.{ts,mjs}', '{src,scripts,tests,samples}/**/*.{ts,tsx,mjs,mts}'],
  ignores: ['scripts/prose/**'],
  plugins: {prose: {rules: {wording: rule}}},
  rules: {'prose/wording': 'error'},
};
