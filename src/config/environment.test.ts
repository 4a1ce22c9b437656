import {describe, expect, test} from 'vitest';
import {readEnvironment} from './environment';

describe('environment', () => {
  test('needs nothing on a fresh checkout', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'https://openapi-qraft.github.io',
      baseUrl: '/openapi-qraft/',
      noIndex: false,
      editUrl: undefined,
      hostedSearch: undefined,
    });
  });

  test('takes another address', () => {
    const {siteUrl, baseUrl} = readEnvironment({SITE_URL: 'https://docs.example.com/', BASE_URL: '/'});
    expect({siteUrl, baseUrl}).toEqual({siteUrl: 'https://docs.example.com', baseUrl: '/'});
  });

  test('asks search engines to stay away only when told', {tags: '@start-noindex'}, () => {
    expect(readEnvironment({NO_INDEX: 'true'}).noIndex).toBe(true);
    expect(readEnvironment({NO_INDEX: 'false'}).noIndex).toBe(false);
  });

  test('uses hosted search when all three values are set', () => {
    const variables = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: ' key ', ALGOLIA_INDEX_NAME: 'docs'};
    expect(readEnvironment(variables).hostedSearch).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
    });
  });

  test.each([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com": set it to an origin'],
    [{SITE_URL: 'https://example.com/docs'}, 'The path belongs in BASE_URL.'],
    [{SITE_URL: 'ftp://example.com'}, 'SITE_URL is "ftp://example.com"'],
    [{SITE_URL: ''}, 'SITE_URL is ""'],
    [{EDIT_URL: 'github.com/owner/docs/'}, 'EDIT_URL is "github.com/owner/docs/": set it to a URL'],
    [{EDIT_URL: 'https://github.com/owner/docs'}, 'that ends in a slash'],
    [{BASE_URL: 'docs'}, 'BASE_URL is "docs": set it to a path with a slash at both ends'],
    [{BASE_URL: '/docs'}, 'BASE_URL is "/docs"'],
    [{BASE_URL: ''}, 'BASE_URL is ""'],
    [{NO_INDEX: 'yes'}, 'NO_INDEX is "yes": set it to "true" or "false", or leave it unset.'],
    [{NO_INDEX: ''}, 'NO_INDEX is ""'],
    [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing or empty'],
    [{ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'}, 'ALGOLIA_INDEX_NAME is missing or empty'],
    [{ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: ''}, 'The hosted search is only partly configured'],
  ])('refuses %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });
});
