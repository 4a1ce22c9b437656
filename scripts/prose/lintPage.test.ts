import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {lintPage} from './lintPage';
import {WORDING} from './wording.mjs';

/** Returns what the linter says about a page, as `line:column: message`. */
async function lint(page: string, path = 'page.mdx'): Promise<string[]> {
  const file = new VFile({path, value: page});
  await lintPage(file);
  return file.messages.map(({line, column, reason}) => `${line}:${column}: ${reason}`);
}

/** A sentence for each entry of the list of words, in its order, with the words to find in it. */
const TO_MEND = [
  ['The server answers with 404.', 'answers'],
  ['The hook asks the server again.', 'asks the server'],
  ['These are the books that were asked for.', 'asked for'],
  ['Think of a lost network.', 'lost network'],
  ['Nothing happens while the request is on its way.', 'on its way'],
  ['The key is in the panel.', 'in the panel'],
  ['It was different in the old line.', 'the old line'],
  ['This is what stands in the cache.', 'stands in'],
  ['The hook brings the list up to date.', 'brings the list up to date'],
  ['Methods can be shaken out of the bundle.', 'shaken'],
  ['The option belongs into the configuration.', 'belongs into'],
  ['The option is ignored without a word.', 'without a word'],
  ['There are two contradicting options.', 'contradicting'],
  ['The text is taken word for word.', 'word for word'],
  ['How that works is told below.', 'is told'],
  ['The parameter has to be of this type.', 'has to be of'],
  ['Write an OpenAPI description first.', 'OpenAPI description'],
  ['Write the brackets after the name.', 'brackets after'],
  ['Remove the blanks.', 'blanks'],
  ['The picture appears later.', 'picture'],
  ['Components are taken over in the browser.', 'taken over in the browser'],
  ['Add the host to the whitelist.', 'whitelist'],
  ['Add the host to the blacklist.', 'blacklist'],
  ['`null` is no error.', 'is no'],
  ['The operation needs no parameters.', 'needs no'],
  ['The option may not be left out.', 'may not'],
  ['Cancel what nobody waits for.', 'what nobody'],
  ['Each client has a cache of its own.', 'of its own'],
  ['All parts but for one are exported.', 'but for one'],
  ['Use the latter for lists.', 'the latter'],
  ['It alone sees the signal.', 'It alone'],
  ['What it misses is no danger.', 'is no', 'What it misses is'],
  ['The data is kept for ever.', 'for ever'],
  ['The function is pure, hence testable.', 'hence'],
  ['It is, so to speak, a key.', 'so to speak'],
  ['You can simply call it.', 'simply'],
  ['Call it in order to load.', 'in order to'],
  ['Call it prior to rendering.', 'prior to'],
  ['You can utilize it.', 'utilize'],
  ['It has a number of options.', 'a number of'],
  ['There are red, blue and green.', 'red, blue and green.'],
  ['It has `get`, `set` and `remove`.', 'get, set and remove.'],
] as const;

describe('words', () => {
  test.each(TO_MEND)('are found in “%s”', async (sentence, ...found) => {
    const messages = await lint(sentence);
    expect(messages.map((message) => /“(.*?)”/.exec(message)?.[1]).sort()).toEqual([...found].sort());
  });

  test('have an example each', () => {
    const unproven = WORDING.filter(({find}) => !TO_MEND.some(([sentence]) => RegExp(find, 'i').test(sentence)));
    expect(unproven).toEqual([]);
  });

  test('are found with the place and with what to write instead', async () => {
    expect(await lint('# Title {#id}\n\nA [link](./a.mdx) and `code`, and then\nthe server answers.\n')).toEqual([
      '4:12: “answers”: write “response”, “result”, or “the server responds”',
    ]);
  });

  test('are found across a line break', async () => {
    expect(await lint('- One request is on\n  its way.')).toEqual([
      '1:18: “on its way”: write “in flight” or “pending”',
    ]);
  });
});

test.each(['docs/a.mdx', 'README.md'])('reads the blocks of %s one by one, and no code', async (path) => {
  const page = [
    '---\ntitle: A\ndescription: The server answers.\n---',
    '## The server answers',
    '- The server answers.',
    '| The server answers | answers |\n| --- | --- |\n| answers | the server |',
    '```ts\n// The server answers.\n```',
    'Call `answers()`, see [the page](./answers.mdx).',
  ];
  const messages = await lint(page.join('\n\n'), path);
  expect(messages.map((message) => message.split(': ')[0])).toEqual(['3:25', '6:15', '8:14', '10:14', '10:24', '12:3']);
});

test('reads the children of components', async () => {
  const page =
    '<details>\n<summary>What it answers</summary>\n\nIt answers.\n\n</details>\n\n:::tip[It answers]\n\nIt answers.\n\n:::';
  expect(await lint(page)).toHaveLength(4);
});

test.each([
  [30, 0],
  [31, 1],
])('counts %i words as %i sentences that are too long', async (words, count) => {
  const sentence = `${Array(words).fill('Word').join('s ')}.`;
  expect(await lint(`Short. ${sentence} \`code\` begins the next one.`)).toHaveLength(count);
});

test.each([
  ['Press the the button.', '1:7: Unexpected repeated `the`, remove one occurrence'],
  ['This is an button.', '1:9: Unexpected article `an` before `button`, expected `a`'],
])('the rules of retext are on: %s', async (page, message) => {
  expect(await lint(page)).toEqual([message]);
});

test('plain English passes', async () => {
  const page = `
    The server responds with 404. \`null\` isn't an error, and there is no other reason.
    When the response arrives, the list refetches. You don't need parameters. It has \`get\`, \`set\`, and \`remove\`.
    Run it alone. Only \`requestFn\` notices a signal that was already aborted.`;
  expect(await lint(page.replace(/^ +/gm, ''))).toEqual([]);
});
