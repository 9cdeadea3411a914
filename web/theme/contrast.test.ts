import { describe, expect, it } from 'vitest';
import { palettes, type ColorName } from './tokens.ts';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const surfaces: ColorName[] = ['ground', 'surface', 'raised', 'sunken', 'well', 'hover'];
const cross = (texts: ColorName[], grounds: ColorName[]): [ColorName, ColorName][] =>
  texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground]));

const textPairs: [ColorName, ColorName][] = [
  ...cross(['text', 'textMuted', 'textFaint'], surfaces),
  ...cross(['text', 'textMuted'], ['neutralTint', 'pressed']),
  ['textFaint', 'neutralTint'],
  ...cross(['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  ...cross(['onDanger'], ['danger', 'dangerHover']),
  ['onInverse', 'inverse'],
  ...cross(['dangerText', 'success', 'warning', 'info'], ['ground', 'surface', 'raised']),
  ['dangerText', 'dangerTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['info', 'infoTint'],
  ...cross(['text'], ['dangerTint', 'successTint', 'warningTint', 'infoTint']),
  ['statusOpen', 'statusOpenTint'],
  ['statusInProgress', 'statusInProgressTint'],
  ['statusCompleted', 'statusCompletedTint'],
  ['statusUnknown', 'statusUnknownTint'],
  ...cross(
    ['priorityCritical', 'priorityHigh', 'priorityMedium', 'priorityLow'],
    ['neutralTint', 'ground', 'surface', 'raised'],
  ),
];

const shapePairs: [ColorName, ColorName][] = [
  ...cross(['borderStrong', 'dangerBorder'], ['ground', 'surface', 'raised', 'well']),
  ...cross(['focus'], [...surfaces, 'pressed']),
  ...cross(['accent'], ['ground', 'surface', 'raised']),
  ...cross(
    ['statusOpen', 'statusInProgress', 'statusCompleted', 'priorityCritical', 'inverse'],
    ['ground', 'surface', 'neutralTint'],
  ),
];

describe.each(Object.entries(palettes))('the %s theme', (_name, palette) => {
  it.each(textPairs)('keeps %s readable on %s (4.5 to 1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('keeps %s visible on %s (3 to 1)', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the contrast measure itself', () => {
  it('gives 21 for black on white and 1 for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#bd4a06', '#bd4a06')).toBe(1);
  });
});
