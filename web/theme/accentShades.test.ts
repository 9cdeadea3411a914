import { describe, expect, it } from 'vitest';
import { accentShades, CONTRAST_MIN, contrastRatio } from '#schema/site/brand/accentShades.ts';
import { accentStyle } from '#schema/site/brand/accentStyle.ts';
import { palettes } from './tokens.ts';

const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const COLORS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);
const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'well', 'hover'] as const;

describe.each(['dark', 'light'] as const)('the shades of any color in the %s theme', (name) => {
  it('are readable on every surface and under their own text', () => {
    const failing = COLORS.filter((color) => {
      const { accent, accentHover, accentPressed, onAccent } = accentShades(color)[name];
      const pairs = [
        ...GROUNDS.map((ground) => [accent, palettes[name][ground]] as const),
        ...[accent, accentHover, accentPressed].map((shade) => [onAccent, shade] as const),
      ];
      return pairs.some(([one, other]) => contrastRatio(one, other) < CONTRAST_MIN);
    });
    expect(failing).toEqual([]);
  });
});

describe('the shades of a color', () => {
  it('are the color itself where that is readable', () => {
    expect(accentShades('#0b6470').light.accent).toBe('#0b6470');
    expect(accentShades('#8fe3e8').dark.accent).toBe('#8fe3e8');
  });

  it('keep its hue', () => {
    const { dark, light } = accentShades('#0000ff');
    for (const shade of [dark.accent, light.accent])
      expect(shade.slice(1, 3)).toBe(shade.slice(3, 5));
    expect(dark.accent.endsWith('ff')).toBe(true);
  });
});

describe('the style of an accent', () => {
  it('is empty without one, and says both themes and the paper with one', () => {
    expect(accentStyle(null)).toBe('');
    const style = accentStyle('#0a7d55');
    const { dark, light } = accentShades('#0a7d55');
    expect(style.split(`--color-accent:${dark.accent};`)).toHaveLength(2);
    expect(style.split(`--color-accent:${light.accent};`)).toHaveLength(3);
    expect(style).toContain('@media print{');
  });
});
