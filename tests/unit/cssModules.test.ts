import {Linter} from 'eslint';
import {expect, test} from 'vitest';
import cssModules from '../../eslint.cssModules.mjs';

function lint(code: string): string[] {
  const {plugins, rules} = cssModules;
  // The configuration is plain JavaScript: ESLint's types want literals of its severities.
  return new Linter().verify(code, [{plugins, rules}] as Linter.Config[]).map(({message}) => message);
}

// Built from parts, so that this file does not hold what the rule looks for.
const GENERATED = ['panel', 'x2Bf'].join('_');

test.each([`'.${GENERATED}'`, `/^${GENERATED}/`, `\`\${a} .${GENERATED}\``, `'[class${'*'}="panel"]'`])(
  'refuses %s',
  (code) => {
    expect(lint(`export const a = ''; export const b = ${code};`)).toEqual([
      expect.stringContaining('A class of a CSS module has no fixed name.'),
    ]);
  },
);

test.each(["'menu__link'", "'docusaurus_tag'", '\'[class*="language-"]\'', "'[data-panel]'", "'.panel'"])(
  'allows %s',
  (code) => {
    expect(lint(`export const b = ${code};`)).toEqual([]);
  },
);
