import {
  breakpoint,
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

type Reference<T> = { readonly [Name in keyof T]: string };

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS variable of a token, e.g. `--color-text-muted`. */
export function variableName(group: string, name: string): string {
  return `--${kebab(group)}-${kebab(name)}`;
}

function references<T extends object>(group: string, tokens: T): Reference<T> {
  return Object.fromEntries(
    Object.keys(tokens).map((name) => [name, `var(${variableName(group, name)})`]),
  ) as Reference<T>;
}

/** In em, so that the reader's text size chooses the layout: large letters on a tablet get a phone's. */
const inEm = (px: number): string => `${px / 16}em`;

/**
 * Typed tokens for styled parts: each is a `var(--…)` reference, so that a theme switch repaints
 * without rendering. `media` has whole media queries, which cannot contain variables.
 */
export const theme = {
  color: references('color', palettes.dark),
  space: references('space', space),
  size: references('size', size),
  radius: references('radius', radius),
  fontSize: references('fontSize', fontSize),
  lineHeight: references('lineHeight', lineHeight),
  weight: references('weight', weight),
  font: references('font', font),
  duration: references('duration', duration),
  easing: references('easing', easing),
  z: references('z', zLevel),
  /** 1 in left-to-right text, -1 in right-to-left: transforms have no start and end. */
  way: 'var(--way)',
  media: {
    sm: `@media (min-width: ${inEm(breakpoint.sm)})`,
    md: `@media (min-width: ${inEm(breakpoint.md)})`,
    lg: `@media (min-width: ${inEm(breakpoint.lg)})`,
    xl: `@media (min-width: ${inEm(breakpoint.xl)})`,
    mdToLg: `@media (min-width: ${inEm(breakpoint.md)}) and (max-width: ${inEm(breakpoint.lg - 0.02)})`,
    belowMd: `@media (max-width: ${inEm(breakpoint.md - 0.02)})`,
    belowLg: `@media (max-width: ${inEm(breakpoint.lg - 0.02)})`,
    /** A phone in landscape. */
    short: `@media (max-height: ${inEm(420)}) and (max-width: ${inEm(breakpoint.md * 1.25)})`,
    hover: '@media (hover: hover)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    forcedColors: '@media (forced-colors: active)',
  },
} as const;

/** On the 4 px base, for the layout primitives. */
export type Gap = keyof typeof space;
