import {expect, test} from 'vitest';
import {parseHostedSearch} from './hostedSearch';

const COMPLETE = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: '0123456789abcdef', ALGOLIA_INDEX_NAME: 'docs'};

test('is off without its variables', () => {
  expect(parseHostedSearch({})).toBeUndefined();
});

test('sends events only when told', () => {
  expect(parseHostedSearch(COMPLETE)?.insights).toBe(false);
  expect(parseHostedSearch({...COMPLETE, ALGOLIA_INSIGHTS: 'true'})?.insights).toBe(true);
});

test.each([
  [{...COMPLETE, ALGOLIA_API_KEY: ' '}, 'ALGOLIA_API_KEY is missing or empty'],
  [{...COMPLETE, ALGOLIA_API_KEY: ' '}, '`apiKey` is missing.'],
  [{...COMPLETE, ALGOLIA_APP_ID: ''}, '`appId` is missing.'],
  [{ALGOLIA_INDEX_NAME: 'docs'}, '`appId` is missing. `apiKey` is missing.'],
  [{...COMPLETE, ALGOLIA_APP_ID: 'my app'}, 'ALGOLIA_APP_ID is "my app": set it to the application id'],
  [{...COMPLETE, ALGOLIA_APP_ID: 'embedded'}, 'ALGOLIA_APP_ID is "embedded"'],
  [{...COMPLETE, ALGOLIA_ADMIN_API_KEY: COMPLETE.ALGOLIA_API_KEY}, 'ALGOLIA_API_KEY looks like an admin key'],
  [{...COMPLETE, ALGOLIA_API_KEY: 'my-admin-key'}, 'ALGOLIA_API_KEY looks like an admin key'],
  [{...COMPLETE, ALGOLIA_API_KEY: '"0123"'}, 'ALGOLIA_API_KEY contains characters that are not allowed'],
  [{...COMPLETE, ALGOLIA_INSIGHTS: 'yes'}, 'ALGOLIA_INSIGHTS is "yes"'],
  [{ALGOLIA_INSIGHTS: 'true'}, 'ALGOLIA_INSIGHTS is "true" without hosted search'],
])('refuses %j', (variables, sentence) => {
  expect(() => parseHostedSearch(variables)).toThrow(sentence);
});

test('never repeats a key it refuses', () => {
  for (const key of ['secret-admin-key', '"secret"']) {
    expect(() => parseHostedSearch({...COMPLETE, ALGOLIA_API_KEY: key})).toThrow(
      expect.not.objectContaining({message: expect.stringContaining('secret')}),
    );
  }
});
