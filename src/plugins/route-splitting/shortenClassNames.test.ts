import type {Configuration} from 'webpack';
import {expect, test} from 'vitest';
import {shortenClassNames} from './shortenClassNames';

type Namer = (file: {resourcePath: string}, pattern: string, localName: string) => string;

/** The function that css-loader gets. */
function readNamer(): Namer {
  const modules: {localIdentName: string; getLocalIdent?: Namer} = {localIdentName: '[local]_[contenthash:base64:4]'};
  const config: Configuration = {
    module: {
      rules: [
        {test: /\.js$/, use: [{loader: 'builtin:swc-loader', options: {}}]},
        {test: /\.css$/, use: [{loader: 'css-loader', options: {modules}}]},
      ],
    },
  };
  shortenClassNames(config, '/site');
  return modules.getLocalIdent!;
}

test('a name follows from the file and the class, on every machine', () => {
  const [name, again] = [readNamer(), readNamer()];
  const card = name({resourcePath: '/site/src/Card.module.css'}, '', 'card');
  expect(card).toMatch(/^_[\w-]{3}$/);
  expect(again({resourcePath: '/site/src/Card.module.css'}, '', 'card')).toBe(card);
  const [inside, above] = ['/site', ''].map((root) => `${root}/node_modules/theme/a.module.css`);
  expect(name({resourcePath: inside!}, '', 'card')).toBe(name({resourcePath: above!}, '', 'card'));
  expect(name({resourcePath: '/site/src/Card.module.css'}, '', 'title')).not.toBe(card);
  expect(name({resourcePath: '/site/src/Other.module.css'}, '', 'card')).not.toBe(card);
});

test('two classes of one name are an error that names both', () => {
  const name = readNamer();
  const nameMany = () => {
    for (let number = 0; number < 5000; number++) name({resourcePath: '/site/a.module.css'}, '', `class${number}`);
  };
  expect(nameMany).toThrow(/\.class\d+ of a\.module\.css and \.class\d+ of a\.module\.css would both be called "_/);
});

test('rules without CSS modules are an error', () => {
  expect(() => shortenClassNames({module: {rules: []}}, '/site')).toThrow('No rule for CSS modules');
});
