// Draws the site's raster images from the SVG files in static/img: npm run images
// The results are committed, because few people who build the site need to draw them again.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Resvg} from '@resvg/resvg-js';
import {buildIcon} from './images/buildIcon.mjs';
import {buildSocialCard} from './images/buildSocialCard.mjs';
import {buildTile} from './images/buildTile.mjs';

const folder = fileURLToPath(new URL('../static/img/', import.meta.url));
const site = readFileSync(new URL('../src/config/site.ts', import.meta.url), 'utf8');
const tagline = /TAGLINE = '([^']+)'/.exec(site)?.[1];
if (!tagline) throw new Error("src/config/site.ts has no line like TAGLINE = '…'; the social card prints it.");

const readSvg = (name) => readFileSync(folder + name, 'utf8');
const draw = (svg, width) => new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

function write(name, bytes) {
  writeFileSync(folder + name, bytes);
  console.log(`static/img/${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

const mark = readSvg('logo.svg');
const markOnDark = readSvg('logo-dark.svg');

write('favicon.ico', buildIcon([16, 32, 48].map((size) => ({size, png: draw(mark, size)}))));
// Phones put this on their own background and cut its corners, so it brings a background and a margin.
write('apple-touch-icon.png', draw(buildTile(markOnDark), 180));
write('social-card.png', draw(buildSocialCard(readSvg('wordmark-dark.svg'), markOnDark, tagline), 1200));
