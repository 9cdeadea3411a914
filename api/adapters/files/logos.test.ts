import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ICON_EDGES_PX, LOGO_HEIGHT_PX } from '#schema/site/brand/siteBrand.ts';
import { makeLogo } from './logos.ts';

const drawn = (shape: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${shape}</svg>`),
  )
    .png()
    .toBuffer();

describe('what is made of a logo', () => {
  it('is a small picture, and square icons on a plain ground with room for every mask', async () => {
    const made = await makeLogo(await drawn('<circle cx="300" cy="300" r="200" fill="#16324f"/>'));
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.plate).toBe('dark');
    expect(made.picture).toMatchObject({ width: LOGO_HEIGHT_PX, height: LOGO_HEIGHT_PX });
    for (const edge of ICON_EDGES_PX) {
      const icon = sharp(made.icons.get(edge));
      expect(await icon.metadata()).toMatchObject({ width: edge, height: edge, hasAlpha: false });
      const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    }
  });

  it('stands on a dark ground where the logo is white', async () => {
    const made = await makeLogo(await drawn('<circle cx="300" cy="300" r="200" fill="#fff"/>'));
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.plate).toBe('light');
    const { data } = await sharp(made.icons.get(192)).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([12, 18, 19]);
  });

  it('is nothing where the file is damaged or of another kind', async () => {
    const whole = await drawn('<circle cx="300" cy="300" r="200"/>');
    expect(await makeLogo(whole.subarray(0, 200))).toEqual({ refusal: 'unreadable_image' });
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await makeLogo(svg)).toEqual({ refusal: 'unsupported_image' });
  });
});
