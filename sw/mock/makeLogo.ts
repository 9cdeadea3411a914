import { logoPlate } from '#api/platform/logoPlate.rules.ts';
import type { LogoMaker } from '#api/platform/ports.ts';
import { ICON_EDGES_PX, LOGO_HEIGHT_PX, LOGO_WIDTH_PX } from '#schema/site/brand/siteBrand.ts';
import { decoded } from './processImage.ts';

const FILLED = 0.56;

function makeCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

const toPng = async (canvas: OffscreenCanvas) =>
  new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());

async function makeIcon(bitmap: ImageBitmap, edge: number, ground: string): Promise<Uint8Array> {
  const { canvas, context } = makeCanvas(edge, edge);
  const scale = (edge * FILLED) / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  context.fillStyle = ground;
  context.fillRect(0, 0, edge, edge);
  context.drawImage(bitmap, (edge - width) / 2, (edge - height) / 2, width, height);
  return toPng(canvas);
}

/** As on the server, with browser APIs. */
export const makeLogo: LogoMaker = async (bytes) => {
  const image = await decoded(bytes);
  if ('refusal' in image) return image;
  const { bitmap } = image;
  const scale = Math.min(1, LOGO_WIDTH_PX / bitmap.width, LOGO_HEIGHT_PX / bitmap.height);
  const [width, height] = [bitmap.width, bitmap.height].map((edge) =>
    Math.max(1, Math.round(edge * scale)),
  ) as [number, number];
  const { canvas, context } = makeCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const plate = logoPlate(context.getImageData(0, 0, width, height).data);
  const icons = new Map<number, Uint8Array>();
  const ground = plate === 'light' ? '#0c1213' : '#ffffff';
  for (const edge of ICON_EDGES_PX) icons.set(edge, await makeIcon(bitmap, edge, ground));
  return {
    picture: { bytes: await toPng(canvas), mime: 'image/png', width, height },
    plate,
    icons,
  };
};
