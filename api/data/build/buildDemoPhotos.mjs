// Draws the photos of the demo reports: node api/data/build/buildDemoPhotos.mjs [--out <folder>]
import sharp from 'sharp';
import { svg } from './brand.mjs';
import { sha256, writeOutput } from './output.mjs';
import { SCENES } from './scenes/scenes.mjs';

const WIDTH = 1200;
const HEIGHT = 800;

for (const [name, draw] of Object.entries(SCENES)) {
  await write(name, draw({ isFixed: false }));
  await write(`${name}-after`, draw({ isFixed: true }));
}

async function write(name, inner) {
  const source = svg(WIDTH, HEIGHT, inner);
  const bytes = await sharp(Buffer.from(source)).webp({ quality: 80, effort: 6 }).toBuffer();
  writeOutput(`api/data/demo/photos/${name}.webp`, bytes, sha256(Buffer.from(source)));
}
