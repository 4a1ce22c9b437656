import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {expect, test} from 'vitest';
import {getToken, readPalettes} from '../../src/css/tokens';
import {buildSocialCard} from './buildSocialCard';
import {buildTile} from './buildTile';

const {light, dark} = readPalettes();
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>';

test.each(['bg', 'heading'])('the social card uses the current value of --qraft-%s', (name) => {
  const svg = buildSocialCard(LOGO, LOGO, 'A sentence', new Map([...dark, [name, '#123456']]));
  expect(svg).toContain('#123456');
  expect(svg).not.toContain(getToken(dark, name));
});

test('the tile has the given background', () => {
  expect(buildTile(LOGO, '#123456')).toContain('fill="#123456"');
});

test.each([
  ['social-card.png', getToken(dark, 'bg')],
  ['apple-touch-icon.png', getToken(light, 'banner-bg')],
])('the background of %s is the color of its token (if not: npm run images)', (file, color) => {
  const png = readFileSync(join(import.meta.dirname, '../../static/img', file)).toString('base64');
  const image = `<image href="data:image/png;base64,${png}" width="8" height="8" preserveAspectRatio="xMinYMin slice"/>`;
  const {pixels} = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${image}</svg>`).render();
  expect(`#${pixels.subarray(0, 3).toString('hex')}`).toBe(color);
});
