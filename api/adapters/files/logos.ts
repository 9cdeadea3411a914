import sharp from 'sharp';
import { logoPlate } from '#api/platform/logoPlate.rules.ts';
import { sniffImage } from '#schema/issues/sniffMedia.ts';
import { modestPicture } from './modestPicture.ts';
import { hasSoundShape } from './soundShape.ts';
import type { LogoMaker } from '#api/platform/ports.ts';
import { ICON_EDGES_PX, LOGO_HEIGHT_PX, LOGO_WIDTH_PX } from '#schema/site/brand/siteBrand.ts';
import { PHOTO_MAX_PIXELS, PHOTO_QUALITY } from '#schema/limits.ts';

const TIME_LIMIT_S = 15;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Share of the icon's edge: every mask shows at least a circle of 0.8 of it. */
const FILLED = 0.56;

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: TIME_LIMIT_S,
  });

async function makeIcon(logo: Uint8Array, edge: number, background: string): Promise<Uint8Array> {
  const inner = Math.round(edge * FILLED);
  const sign = await sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .toBuffer();
  return sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .composite([{ input: sign, gravity: 'centre' }])
    .removeAlpha()
    .png()
    .toBuffer();
}

export const makeLogo: LogoMaker = async (bytes) => {
  if (sniffImage(bytes) === null) return { refusal: 'unsupported_image' };
  try {
    // Rotated upright, with empty margins trimmed.
    const modest = await modestPicture(bytes);
    if (!(await hasSoundShape(modest))) return { refusal: 'unreadable_image' };
    const whole = await open(modest).autoOrient().ensureAlpha().png().toBuffer();
    const logo = await sharp(whole)
      .trim({ threshold: 1 })
      .toBuffer()
      .catch(() => whole);
    const box = { width: LOGO_WIDTH_PX, height: LOGO_HEIGHT_PX, fit: 'inside' } as const;
    const small = sharp(logo).resize({ ...box, withoutEnlargement: true });
    const { data, info } = await small
      .clone()
      .webp({ quality: PHOTO_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const plate = logoPlate(await small.clone().raw().toBuffer());
    const background = plate === 'light' ? '#0c1213' : '#ffffff';
    const icons = new Map<number, Uint8Array>();
    for (const edge of ICON_EDGES_PX) icons.set(edge, await makeIcon(logo, edge, background));
    return { picture: { bytes: data, mime: 'image/webp', ...toSize(info) }, plate, icons };
  } catch {
    return { refusal: 'unreadable_image' };
  }
};

const toSize = ({ width, height }: { width: number; height: number }) => ({ width, height });
