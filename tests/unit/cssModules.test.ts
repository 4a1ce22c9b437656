import {Linter} from 'eslint';
import {expect, test} from 'vitest';
import cssModules from '../../eslint.cssModules.mjs';

function lint(code: string): string[] {
  const {plugins, rules} = cssModules;
  // The configuration is plain JavaScript, but ESLint's types want literal severities.
  return new Linter().verify(code, [{plugins, rules}] as Linter.Config[]).map(({message}) => message);
}

// Concatenated, because otherwise the rule would report this file.
const GENERATED = ['panel', 'x2Bf'].join('_');

test.each([`'.${GENERATED}'`, `/^${GENERATED}/`, `\`\${a} .${GENERATED}\``, `'[class${'*'}="panel"]'`])(
  'refuses %s',
  (code) => {
    expect(lint(`export const a = ''; export const b = ${code};`)).toEqual([
      expect.stringContaining('CSS module class names are generated.'),
    ]);
  },
);

test.each(["'menu__link'", "'docusaurus_tag'", '\'[class*="language-"]\'', "'[data-panel]'", "'.panel'"])(
  'allows %s',
  (code) => {
    expect(lint(`export const b = ${code};`)).toEqual([]);
  },
);
