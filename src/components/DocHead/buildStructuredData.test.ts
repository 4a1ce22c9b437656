import {expect, test} from 'vitest';
import {buildStructuredData} from './buildStructuredData';

const input = {
  origin: 'https://docs.example',
  siteName: 'Qraft',
  home: '/q/',
  version: '2.x',
  page: {title: 'A', description: 'About </script>.', permalink: '/q/docs/cli/a'},
  parents: [
    {label: '2.x', href: '/q/docs/overview'},
    {label: 'CLI', href: '/q/docs/cli'},
  ],
};

// The function's own output.
const parse = (json: string) => JSON.parse(json) as {'@graph': Record<string, unknown>[]};

test('lists the way from the home page', () => {
  const [list] = parse(buildStructuredData(input))['@graph'];
  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Qraft', item: 'https://docs.example/q/'},
      {'@type': 'ListItem', position: 2, name: '2.x', item: 'https://docs.example/q/docs/overview'},
      {'@type': 'ListItem', position: 3, name: 'CLI', item: 'https://docs.example/q/docs/cli'},
      {'@type': 'ListItem', position: 4, name: 'A', item: 'https://docs.example/q/docs/cli/a'},
    ],
  });
});

test('does not list a page above itself', () => {
  const page = {...input.page, permalink: '/q/docs/cli'};
  const [list] = parse(buildStructuredData({...input, page}))['@graph'];
  expect(list!.itemListElement).toHaveLength(3);
});

test('gives a date of change only when there is one', () => {
  const articleOf = (lastUpdatedAt?: number) =>
    parse(buildStructuredData({...input, page: {...input.page, lastUpdatedAt}}))['@graph'][1]!;
  expect(articleOf(Date.UTC(2026, 0, 2)).dateModified).toBe('2026-01-02T00:00:00.000Z');
  expect(articleOf()).not.toHaveProperty('dateModified');
});

test('no text can end the script', () => {
  expect(buildStructuredData(input)).not.toContain('</script>');
});
