import sharp from 'sharp';

const WIDTH_PX = 560;
/** Share of each edge that stays in the picture. */
const KEPT = 0.72;

/**
 * The same scene from another position, in different light. The same `view` gives the same crop, so that
 * before and after photos match. Must be fast: the demo needs many before its first page.
 */
export async function varyPicture(bytes: Uint8Array, view: number): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata();
  const [left, top] = [((view * 37) % 100) / 100, ((view * 53 + 20) % 100) / 100];
  return sharp(bytes)
    .extract({
      left: Math.floor(width * (1 - KEPT) * left),
      top: Math.floor(height * (1 - KEPT) * top),
      width: Math.floor(width * KEPT),
      height: Math.floor(height * KEPT),
    })
    .resize({ width: WIDTH_PX })
    .linear(0.9 + ((view * 11) % 20) / 100, (view % 7) - 3)
    .jpeg({ quality: 82 })
    .toBuffer();
}
