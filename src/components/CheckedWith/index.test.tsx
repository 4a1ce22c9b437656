import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import CheckedWith from './index';

const V2 = {
  label: '2.x',
  packages: [
    {name: '@openapi-qraft/react', version: '2.14.1'},
    {name: 'react', version: '19.3.1'},
  ],
};

test('names the packages and their versions', () => {
  const html = renderToStaticMarkup(<CheckedWith versions={JSON.stringify([V2])} />);
  expect(html).toContain('>Checked with @openapi-qraft/react 2.14.1, react 19.3.1.</p>');
});

test('has a line per version when a page shows two', () => {
  const html = renderToStaticMarkup(<CheckedWith versions={JSON.stringify([V2, {...V2, label: '1.x'}])} />);
  expect(html).toContain('Samples of 2.x checked with ');
  expect(html).toContain('Samples of 1.x checked with ');
});
