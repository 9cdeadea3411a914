/** Accent colors of a theme: buttons at rest, hovered and pressed, and their text. */
export type Shades = {
  accent: string;
  accentHover: string;
  accentPressed: string;
  onAccent: string;
};
export type AccentShades = Readonly<Record<'dark' | 'light', Shades>>;

/** AA for text of any size, so that links may use the color too. */
export const CONTRAST_MIN = 4.5;
/** Per theme the surface with the least contrast, and the text on the accent. */
const THEMES = {
  dark: { surface: '#212c2f', onAccent: '#0c1213' },
  light: { surface: '#ebe7dc', onAccent: '#ffffff' },
} as const;

type Hsl = { hue: number; saturation: number; lightness: number };

const toChannels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two colors like #0a7d55: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [toLuminance(one), toLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = toChannels(hex);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [span, lightness] = [high - low, (high + low) / 2];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  if (high === red) return { hue: ((green - blue) / span + 6) % 6, saturation, lightness };
  if (high === green) return { hue: (blue - red) / span + 2, saturation, lightness };
  return { hue: (red - green) / span + 4, saturation, lightness };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  // Offsets of red, green and blue on a circle of twelve.
  const channels = [0, 8, 4].map((shift) => {
    const at = (shift + hue * 2) % 12;
    const share = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The nearest lighter or darker shade with AA contrast to all of `others`. */
function readableShade(hex: string, step: 1 | -1, others: readonly string[]): string {
  const from = toHsl(hex);
  for (let by = 0; by <= 100; by += 1) {
    const lightness = Math.min(1, Math.max(0, from.lightness + (step * by) / 100));
    const shade = by === 0 ? hex : toHex({ ...from, lightness });
    if (others.every((other) => contrastRatio(shade, other) >= CONTRAST_MIN)) return shade;
  }
  return step > 0 ? '#ffffff' : '#000000';
}

function shifted(hex: string, by: number): string {
  const from = toHsl(hex);
  return toHex({ ...from, lightness: Math.min(0.97, Math.max(0.03, from.lightness + by)) });
}

/**
 * Shades of a color like #0a7d55 per theme: of the same hue, readable on every surface and under
 * their own text. A color that already qualifies is kept.
 */
export function accentShades(hex: string): AccentShades {
  const { dark, light } = THEMES;
  const onDark = readableShade(hex, 1, [dark.surface, dark.onAccent]);
  const onLight = readableShade(hex, -1, [light.surface, light.onAccent]);
  return {
    dark: {
      accent: onDark,
      accentHover: shifted(onDark, 0.07),
      accentPressed: readableShade(shifted(onDark, -0.04), 1, [dark.onAccent]),
      onAccent: dark.onAccent,
    },
    light: {
      accent: onLight,
      accentHover: shifted(onLight, -0.05),
      accentPressed: shifted(onLight, -0.1),
      onAccent: light.onAccent,
    },
  };
}
