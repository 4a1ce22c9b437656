// npm run images: renders the site's raster images from the SVG files in static/img.
// The results are committed, because most builds do not need to render them again.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {TAGLINE} from '../src/config/site';
import {getToken, readPalettes} from '../src/css/tokens';
import {buildIcon} from './images/buildIcon';
import {buildSocialCard} from './images/buildSocialCard';
import {buildTile} from './images/buildTile';

const folder = join(__dirname, '../static/img');
const {light, dark} = readPalettes();

const readSvg = (name: string): string => readFileSync(join(folder, name), 'utf8');
const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

function write(name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes);
  console.log(`static/img/${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

const mark = readSvg('logo.svg');
const markOnDark = readSvg('logo-dark.svg');

write('favicon.ico', buildIcon([16, 32, 48].map((size) => ({size, png: draw(mark, size)}))));
// Phones show this icon on their own background and round its corners, so it needs a background and a margin.
write('apple-touch-icon.png', draw(buildTile(markOnDark, getToken(light, 'banner-bg')), 180));
write('social-card.png', draw(buildSocialCard(readSvg('wordmark-dark.svg'), markOnDark, TAGLINE, dark), 1200));
