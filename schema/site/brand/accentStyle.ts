import { accentShades, type Shades } from './accentShades.ts';

const declared = ({ accent, accentHover, accentPressed, onAccent }: Shades) =>
  `--color-accent:${accent};--color-accent-hover:${accentHover};` +
  `--color-accent-pressed:${accentPressed};--color-on-accent:${onAccent};`;

/**
 * The style sheet that puts an accent in the place of the standard one; empty for none. Its selectors
 * outweigh those of the themes, wherever it stands.
 */
export function accentStyle(accent: string | null): string {
  if (accent === null) return '';
  const { dark, light } = accentShades(accent);
  return [
    `:root:root:root{${declared(dark)}}`,
    // Of an element too: a sheet that is to be printed is light on a dark screen.
    `[data-theme=light][data-theme=light][data-theme=light]{${declared(light)}}`,
    `@media print{:root:root:root{${declared(light)}}}`,
  ].join('');
}
