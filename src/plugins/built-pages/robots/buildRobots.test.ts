import {expect, test} from 'vitest';
import {buildRobots} from './buildRobots';

test('names the sitemap by its full address', () => {
  expect(buildRobots('https://docs.example.com', '/qraft/', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/qraft/sitemap.xml\n',
  );
});

test('offers no sitemap, and still lets crawlers see the noindex tag, when the site is not to be indexed', () => {
  expect(buildRobots('https://docs.example.com', '/', true)).toBe('User-agent: *\nAllow: /\n');
});
