import { accentShades, type Shades } from './accentShades.ts';

const declared = ({ accent, accentHover, accentPressed, onAccent }: Shades) =>
  `--color-accent:${accent};--color-accent-hover:${accentHover};` +
  `--color-accent-pressed:${accentPressed};--color-on-accent:${onAccent};`;

/**
 * Overrides the standard accent; empty for none. Its selectors outweigh those of the themes,
 * wherever it is placed.
 */
export function accentStyle(accent: string | null): string {
  if (accent === null) return '';
  const { dark, light } = accentShades(accent);
  return [
    `:root:root:root{${declared(dark)}}`,
    // Also for an element: a printed sheet is light on a dark screen.
    `[data-theme=light][data-theme=light][data-theme=light]{${declared(light)}}`,
    `@media print{:root:root:root{${declared(light)}}}`,
  ].join('');
}
