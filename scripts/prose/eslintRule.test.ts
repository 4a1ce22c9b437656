import {Linter} from 'eslint';
import {expect, test} from 'vitest';
import prose from '../../eslint.prose.mjs';

function lint(code: string): string[] {
  const {plugins, rules} = prose;
  const language: Linter.Config = {languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}}};
  // The configuration is plain JavaScript, but ESLint's types want literal severities.
  const messages = new Linter().verify(code, [language, {plugins, rules} as Linter.Config]);
  return messages.map(({line, column, message}) => `${line}:${column}: ${message}`);
}

test.each([
  ['// The server answers.', '1:15'],
  ['/*\n * The server answers.\n */', '2:15'],
  ["f('The server answers.');", '1:15'],
  ['f(`The server answers ${a}.`);', '1:15'],
  ['f(<p>The server answers.</p>);', '1:17'],
  ['f(<p aria-label="The server answers." />);', '1:29'],
])('words are found in %s', (code, place) => {
  expect(lint(code)).toEqual([`${place}: “answers”: write “response”, “result”, or “the server responds”`]);
});

test('words are found across the lines of a comment', () => {
  expect(lint('/*\n * A request on\n * its way.\n */')).toEqual(['2:14: “on its way”: write “in flight” or “pending”']);
});

test.each(["mockApi.answer('get', '/books', 'answer');", '// What the server responds with.'])(
  'names of code and plain words pass: %s',
  (code) => {
    expect(lint(code)).toEqual([]);
  },
);
