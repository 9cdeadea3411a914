/** Luminance of the two themes' backgrounds. */
const [DARK, LIGHT] = [0.006, 0.888];
const CONTRAST_MIN = 2;
/** More transparent pixels count as background. */
const ALPHA_MIN = 128;

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The theme in which a logo with a transparent background would be invisible, by its RGBA pixels;
 * null: none.
 */
export function logoPlate(points: Uint8Array | Uint8ClampedArray): 'dark' | 'light' | null {
  let [seen, sum] = [0, 0];
  for (let at = 0; at + 3 < points.length; at += 4) {
    if ((points[at + 3] ?? 0) < ALPHA_MIN) continue;
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => linear(points[at + part] ?? 0));
    seen += 1;
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  if (seen === 0 || seen * 4 === points.length) return null;
  const mean = sum / seen;
  if (contrast(mean, DARK) < CONTRAST_MIN) return 'dark';
  return contrast(mean, LIGHT) < CONTRAST_MIN ? 'light' : null;
}
