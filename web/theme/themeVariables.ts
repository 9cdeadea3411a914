import { variableName } from './theme.ts';
import {
  duration,
  easing,
  font,
  fontSize,
  lineHeight,
  palettes,
  radius,
  size,
  space,
  weight,
  zLevel,
} from './tokens.ts';

function declarations(group: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}

const constants = Object.entries({
  space,
  size,
  radius,
  fontSize,
  lineHeight,
  weight,
  font,
  duration,
  easing,
  z: zLevel,
});

const onPaper = { ...palettes.light, ground: palettes.light.raised };

/** All tokens as CSS variables; colours once per theme. */
export const themeVariables: string = [
  `:root{${constants.map(([group, tokens]) => declarations(group, tokens)).join('')}}`,
  `:root,:root[data-theme='dark']{color-scheme:dark;${declarations('color', palettes.dark)}}`,
  // On any element: a printable sheet is light on a dark screen.
  `[data-theme='light']{color-scheme:light;${declarations('color', palettes.light)}}`,
  // Print ignores the screen's theme: paper is white, and ink is expensive.
  `@media print{:root,:root[data-theme]{color-scheme:light;${declarations('color', onPaper)}}}`,
  // Not zero: a transition of length zero fires no `transitionend`, and exit animations would hang.
  `@media (prefers-reduced-motion:reduce){:root{${declarations(
    'duration',
    Object.fromEntries(Object.keys(duration).map((name) => [name, '0.01ms'])),
  )}}}`,
].join('\n');
