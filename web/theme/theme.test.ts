import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';
import { themeVariables } from './themeVariables.ts';
import { palettes } from './tokens.ts';

describe('the theme', () => {
  it('declares a variable for every reference it hands out', () => {
    const { media: _media, way: _way, ...groups } = theme;
    const references = Object.values(groups).flatMap((group) => Object.values(group));
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references) {
      const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1];
      expect(themeVariables).toContain(`${name}:`);
    }
  });

  it('answers the same colour names in both themes', () => {
    expect(Object.keys(palettes.light)).toEqual(Object.keys(palettes.dark));
  });

  it('prints in the light colours on white, whatever the screen shows', () => {
    const [, paper] = themeVariables.split('@media print{:root,:root[data-theme]{');
    expect(paper).toMatch(/^color-scheme:light;/u);
    expect(paper).toContain('--color-ground:#ffffff;');
    expect(paper).toContain(`--color-text:${palettes.light.text};`);
  });

  it('takes the length out of motion for those who ask for less', () => {
    expect(themeVariables).toMatch(
      /prefers-reduced-motion:reduce\)\{:root\{--duration-fast:0\.01ms/,
    );
  });
});
