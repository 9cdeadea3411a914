/** One theme's colours. Every name is a role, never a hue. */
export type Palette = Readonly<Record<ColorName, string>>;

export type ColorName = keyof typeof dark;

/** Deep ink with a slight green-blue cast: restful at night, a background for the one warm accent. */
const dark = {
  ground: '#0c1213',
  surface: '#131a1c',
  raised: '#1a2326',
  sunken: '#080d0e',
  well: '#080d0e',
  hover: '#212c2f',
  pressed: '#293639',
  border: '#283437',
  borderStrong: '#6c7d81',
  text: '#edf3f1',
  textMuted: '#adbabb',
  textFaint: '#8f9d9f',
  inverse: '#edf3f1',
  onInverse: '#0c1213',
  accent: '#ff8b3e',
  accentHover: '#ff9f5e',
  accentPressed: '#f37c2c',
  onAccent: '#1d0d02',
  focus: '#8fe3e8',
  danger: '#d3314b',
  dangerHover: '#be2842',
  onDanger: '#ffffff',
  dangerText: '#ff9299',
  dangerTint: '#2b1519',
  dangerBorder: '#e0586a',
  success: '#5fd39a',
  successTint: '#10261d',
  warning: '#f0c45c',
  warningTint: '#2a2211',
  info: '#7fb4ff',
  infoTint: '#13213a',
  neutralTint: '#222c2f',
  statusOpen: '#ff7b86',
  statusOpenTint: '#2d161a',
  statusInProgress: '#7fb4ff',
  statusInProgressTint: '#13213a',
  statusCompleted: '#5fd39a',
  statusCompletedTint: '#10261d',
  statusUnknown: '#adbabb',
  statusUnknownTint: '#222c2f',
  priorityCritical: '#ff7f70',
  priorityHigh: '#f7a95a',
  priorityMedium: '#e3cd6a',
  priorityLow: '#84c5d1',
  scrim: 'rgb(4 8 9 / 0.72)',
  shadow: 'rgb(0 0 0 / 0.45)',
  cover: '#000000',
  onCover: '#ffffff',
  skeleton: '#1e282a',
} as const;

/** Warm paper: readable in full sun. */
const light: Palette = {
  ground: '#f5f2ea',
  surface: '#fdfbf6',
  raised: '#ffffff',
  sunken: '#ebe7dc',
  well: '#ffffff',
  hover: '#efebe1',
  pressed: '#e5e0d3',
  border: '#dcd6c7',
  borderStrong: '#837d6d',
  text: '#151b1b',
  textMuted: '#48514f',
  textFaint: '#5e6664',
  inverse: '#182021',
  onInverse: '#f8f5ee',
  accent: '#bd4a06',
  accentHover: '#a63f03',
  accentPressed: '#8f3602',
  onAccent: '#ffffff',
  focus: '#0b6470',
  danger: '#b91c37',
  dangerHover: '#a1152e',
  onDanger: '#ffffff',
  dangerText: '#ab1730',
  dangerTint: '#fbe9ea',
  dangerBorder: '#c53a50',
  success: '#0f6b3e',
  successTint: '#e1f2e7',
  warning: '#6f4d00',
  warningTint: '#f9eecb',
  info: '#1c57b0',
  infoTint: '#e4edfb',
  neutralTint: '#ebe7dc',
  statusOpen: '#b5162f',
  statusOpenTint: '#fbe9ea',
  statusInProgress: '#1c57b0',
  statusInProgressTint: '#e4edfb',
  statusCompleted: '#0f6b3e',
  statusCompletedTint: '#e1f2e7',
  statusUnknown: '#48514f',
  statusUnknownTint: '#ebe7dc',
  priorityCritical: '#b02a12',
  priorityHigh: '#96500a',
  priorityMedium: '#6d5a00',
  priorityLow: '#1b6474',
  scrim: 'rgb(24 28 27 / 0.52)',
  shadow: 'rgb(49 44 32 / 0.16)',
  cover: '#000000',
  onCover: '#ffffff',
  skeleton: '#e8e3d7',
};

/** `dark` applies without a choice. */
export const palettes: Readonly<Record<'dark' | 'light', Palette>> = { dark, light };

/** On a 4 px base, in rem so that they grow with the reader's text size. Key n = n times 4 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/**
 * Recurring sizes: the smallest touch target, the shell's bars, reading widths. Touch targets stop
 * growing with the text: at 200% a phone's header still fits.
 */
export const size = {
  target: 'clamp(44px, 2.75rem, 56px)',
  targetLarge: 'clamp(52px, 3.25rem, 64px)',
  header: '4rem',
  bottomBar: '4.5rem',
  icon: '1.25rem',
  iconSmall: '1rem',
  narrow: '30rem',
  prose: '44rem',
  wide: '76rem',
  hairline: '1px',
  ring: '3px',
} as const;

export const radius = { sm: '6px', md: '10px', lg: '16px', pill: '999px' } as const;

export const fontSize = {
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: '1.25rem',
  title: '1.375rem',
  heading: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.375rem)',
  // Its longest word fits a phone's screen at any text size.
  display: 'min(clamp(2.5rem, 1.6rem + 4.4vw, 4.5rem), 14.5vw)',
  figure: '1.875rem',
} as const;

export const lineHeight = { display: '1.02', heading: '1.15', snug: '1.3', body: '1.55' } as const;

export const weight = { regular: '400', medium: '500', strong: '650', display: '700' } as const;

/**
 * Names ending in 'fallback' are local fonts with the same metrics (firstPaint.css): text does not
 * jump.
 */
export const font = {
  text: "'Atkinson Next', 'Atkinson Next fallback', 'Atkinson Next second fallback', system-ui, sans-serif",
  display: "'Bricolage', 'Bricolage fallback', 'Bricolage second fallback', system-ui, sans-serif",
} as const;

export const duration = { fast: '150ms', base: '200ms', slow: '250ms', loop: '1400ms' } as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
} as const;

/** One scale for the whole app; components define no levels of their own. */
export const zLevel = {
  raised: '1',
  sticky: '10',
  bottomBar: '20',
  header: '30',
  overlay: '40',
  dialog: '50',
  menu: '60',
  toast: '70',
  tooltip: '80',
  skipLink: '90',
} as const;

/** Minimum widths in px of the layouts. Numbers, because a media query cannot read a CSS variable. */
export const breakpoint = { sm: 480, md: 768, lg: 1080, xl: 1280 } as const;
