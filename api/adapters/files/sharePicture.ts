import sharp from 'sharp';
import type { SharePictureMaker } from '#api/platform/ports.ts';
import { createGate } from '#api/platform/gates.ts';
import { SHARE_PICTURE } from '#schema/partners/embed.ts';

const QUALITY = 80;
/** Many services fetch a link at once, but nobody waits for it at a screen. */
const inTurn = createGate({ atOnce: 1 });
const NOBODY = '';

const drawLetter = (letter: string): Promise<Buffer> => {
  const word = `<text x="4" y="30" font-family="sans-serif" font-size="28">${letter}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${word}</svg>`;
  return sharp(Buffer.from(svg)).raw().toBuffer();
};

/** Whether letters are drawn: a machine without fonts draws the same box for each. */
async function hasFonts(): Promise<boolean> {
  const [narrow, wide] = await Promise.all([drawLetter('i'), drawLetter('W')]);
  return !narrow.equals(wide);
}
let fonts: Promise<boolean> | undefined;

export const makeSharePicture: SharePictureMaker = async (svg, photo) => {
  fonts ??= hasFonts();
  if (!(await fonts)) return null;
  return inTurn(NOBODY, async () => {
    const { width } = SHARE_PICTURE;
    const layers = photo && [
      {
        input: await sharp(photo.bytes).resize(width, photo.height, { fit: 'cover' }).toBuffer(),
        left: 0,
        top: 0,
      },
    ];
    const drawing = sharp(Buffer.from(svg));
    return drawing
      .composite(layers ?? [])
      .flatten()
      .jpeg({ quality: QUALITY })
      .toBuffer();
  });
};
