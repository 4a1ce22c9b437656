import {expect, test} from 'vitest';
import {createRequire} from './createRequire';

const packages = {react: {version: '19'}, '@tanstack/react-query': {}, '@tanstack/react-query/deep': {}};
const load = (modules: Record<string, string>) =>
  createRequire(
    Object.entries(modules).map(([path, js]) => ({path, js})),
    packages,
  );

test('modules import each other and packages', () => {
  const require = load({
    'App.tsx': 'exports.result = require("./api").value + require("react").version;',
    'api/index.ts': 'exports.value = require("./services/a").value;',
    'api/services/a.ts': 'exports.value = "v";',
  });
  expect(require('App.tsx')).toEqual({result: 'v19'});
});

test('a module runs once, also when modules import each other in a circle', () => {
  const require = load({
    'App.tsx': 'exports.count = 0; require("./b"); require("./b"); exports.late = require("./b").get();',
    'b.ts': 'const app = require("./App"); app.count += 1; exports.get = () => app.count;',
  });
  expect(require('App.tsx')).toEqual({count: 1, late: 1});
});

test('an unknown package is named, with those that can be imported', () => {
  expect(() => load({'App.tsx': 'require("lodash")'})('App.tsx')).toThrow(
    '"lodash" is not available here. Code in the playground can import react, @tanstack/react-query.',
  );
});

test('a file that does not exist is named', () => {
  expect(() => load({'App.tsx': 'require("./BookCard")'})('App.tsx')).toThrow(
    'App.tsx imports "./BookCard", which does not exist.',
  );
});
