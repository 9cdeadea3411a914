// Draws the logo, the icons and the link preview: node api/data/build/buildIcons.mjs [--out <folder>]
import sharp from 'sharp';
import { BRAND, markShapes, svg, wordShapes } from './brand.mjs';
import { sha256, writeOutput } from './output.mjs';
import { socialImage } from './socialImage.mjs';

const mark = (fill) => svg(64, 64, markShapes(fill));
const favicon = svg(
  64,
  64,
  `<style>g{color:${BRAND.accentOnLight}}@media (prefers-color-scheme:dark){g{color:${BRAND.accent}}}</style><g>${markShapes('currentColor')}</g>`,
);
const logo = svg(
  218,
  64,
  `${markShapes(BRAND.accent)}<g transform="translate(64 0)">${wordShapes('currentColor')}</g>`,
);

// Cut close to the mark: every pixel counts at 16 by 16.
write('favicon.svg', favicon.replace('viewBox="0 0 64 64"', 'viewBox="3 4 58 58"'));
write('mark.svg', mark(BRAND.accent));
write('logo.svg', logo);
await draw('icon-192.png', tile(0.7, 14), 192);
await draw('icon-512.png', tile(0.7, 14), 512);
await draw('maskable-512.png', tile(0.6, 0), 512);
await draw('monochrome-512.png', mark('#ffffff'), 512);
await draw('apple-touch-icon.png', tile(0.66, 0), 180);
await draw('social.png', socialImage(), 1200);

/** The mark on the dark ground; `share` of the edge is the mark's height, `radius` rounds corners. */
function tile(share, radius) {
  const scale = share * (64 / 56);
  // The drawn part reaches from y 5 to 61, so its middle stands a little below that of the box.
  const offset = 32 - 33 * scale;
  const place = `translate(${32 - 32 * scale} ${offset}) scale(${scale})`;
  const ground = `<rect width="64" height="64" rx="${radius}" fill="${BRAND.ground}"/>`;
  return svg(64, 64, `${ground}<g transform="${place}">${markShapes(BRAND.accent)}</g>`);
}

function write(name, text) {
  writeOutput(`web/public/${name}`, Buffer.from(`${text}\n`));
}

async function draw(name, source, width) {
  const own = Number(/width="(\d+)"/u.exec(source)[1]);
  const density = (72 * width) / own;
  const image = sharp(Buffer.from(source), { density }).resize({ width });
  const bytes = await image.png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer();
  writeOutput(`web/public/${name}`, bytes, sha256(Buffer.from(source)));
}
