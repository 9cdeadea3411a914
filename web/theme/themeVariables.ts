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

/** CSS that declares every token of tokens.ts as a variable; colours once per theme. */
export const themeVariables: string = [
  `:root{${constants.map(([group, tokens]) => declarations(group, tokens)).join('')}}`,
  `:root,:root[data-theme='dark']{color-scheme:dark;${declarations('color', palettes.dark)}}`,
  `:root[data-theme='light']{color-scheme:light;${declarations('color', palettes.light)}}`,
  // Not zero: a transition of length zero fires no `transitionend`, and exit animations would hang.
  `@media (prefers-reduced-motion:reduce){:root{${declarations(
    'duration',
    Object.fromEntries(Object.keys(duration).map((name) => [name, '0.01ms'])),
  )}}}`,
].join('\n');
