// cspell:ignore usequery
import {expect, test} from 'vitest';
import {findExactPath, type RouteLike} from './findExactPath';

const ROUTES: readonly RouteLike[] = [
  {path: '/base/search', exact: true},
  {
    path: '/base/docs',
    routes: [
      {path: '/base/docs/1.x', routes: [{path: '/base/docs/1.x/codegen/cli', exact: true}]},
      {
        path: '/base/docs',
        routes: [
          {path: '/base/docs/codegen/CLI', exact: true},
          {path: '/base/docs/hooks/useQuery', exact: true},
        ],
      },
    ],
  },
  {path: '/base/', exact: true},
  {path: '*'},
];

test.each([
  ['/base/', '/base/', true],
  ['/base/index.html', '/base/', true],
  ['/base/search.html', '/base/search', true],
  ['/base/docs/hooks/useQuery', '/base/docs/hooks/useQuery', true],
  ['/base/docs/hooks/useQuery.html', '/base/docs/hooks/useQuery', true],
  ['/base/docs/hooks/useQuery/', '/base/docs/hooks/useQuery', true],
  ['/base/docs/hooks/useQuery/index.html', '/base/docs/hooks/useQuery', true],
  ['/base/docs/codegen/cli', '/base/docs/codegen/CLI', false],
  ['/base/docs/CODEGEN/cli.html', '/base/docs/codegen/CLI', false],
  ['/base/docs/1.x/codegen/CLI', '/base/docs/1.x/codegen/cli', false],
  ['/base/docs/usequery.html', '/base/docs/usequery.html', true],
  ['/base/no-such-page', '/base/no-such-page', true],
])('%s is written %s', (pathname, path, isServed) => {
  expect(findExactPath(pathname, ROUTES)).toEqual({path, isServed});
});

test('does not guess between two routes that differ in case only', () => {
  const routes = [
    {path: '/cli', exact: true},
    {path: '/CLI', exact: true},
  ];
  expect(findExactPath('/Cli', routes)).toEqual({path: '/Cli', isServed: true});
});
