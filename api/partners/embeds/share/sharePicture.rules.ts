import { escapeXml } from '#api/partners/xml.rules.ts';
import { textDirection, type Language } from '#schema/languages/languages.ts';
import { SHARE_PICTURE } from '#schema/partners/embed.ts';
import { closeDirections } from '#schema/typed/visibleText.ts';
import { cutText } from '#schema/typed/cutText.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const EDGE = 56;
/** The photo fills the space above. */
const PANEL = 290;
export const PHOTO_HEIGHT = HEIGHT - PANEL;
const GROUND = '#fdfbf6';
const TEXT = '#151b1b';
const MUTED = '#48514f';
const LINE = '#dcd6c7';

export type Shared = {
  title: string;
  /** Status and money, in words. */
  facts: readonly string[];
  /** The share of the goal that is raised, 0 to 1; null: no goal. */
  share: number | null;
  siteName: string;
  accent: string;
  language: Language;
  hasPhoto: boolean;
};

const WIDE = /[\p{Lu}mw@%&]/u;
const NARROW = /[\s.,:;'’!|iljtfrI()]/u;
const DOUBLE = /[\p{Extended_Pictographic}\u1100-\u11FF\u2E80-\uD7FF\uFF01-\uFF60]/u;
const MARK = /[\p{M}\p{Cf}]/u;

/** A text's estimated width in average letters: only the machine that draws it knows the font. */
function breadth(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (MARK.test(letter)) continue;
    if (DOUBLE.test(letter)) sum += 1.8;
    else if (NARROW.test(letter)) sum += 0.6;
    else sum += WIDE.test(letter) ? 1.3 : 1;
  }
  return sum;
}

function fitted(line: string, most: number): string {
  if (breadth(line) <= most) return line;
  let length = line.length - 1;
  while (length > 0 && breadth(cutText(line, length)) > most - 1) length -= 1;
  return `${cutText(line, length).trimEnd()}…`;
}

/** Breaks a text into at most `most` lines of a given width; the last one is cut. */
export function wrapped(text: string, lineBreadth: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && breadth(longer) <= lineBreadth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(' ');
  return shown.map((line) => fitted(line, lineBreadth));
}

/** A preview picture of an issue for links: title, status and funding bar. */
export function sharePicture(shared: Shared): string {
  const { title, facts, share, siteName, accent, language, hasPhoto } = shared;
  const direction = textDirection(language);
  const start = direction === 'rtl' ? WIDTH - EDGE : EDGE;
  const [size, lineBreadth, most] = hasPhoto ? [50, 31, 2] : [72, 21.5, 4];
  const top = hasPhoto ? PHOTO_HEIGHT + 74 : 150;
  const lines = wrapped(title, lineBreadth, most);
  const write = (text: string, y: number, style: string) =>
    `<text x="${start}" y="${y}" direction="${direction}" text-anchor="start" ${style}>${escapeXml(closeDirections(text))}</text>`;
  // Each part keeps its own writing direction.
  const words = [...facts, siteName].map((word) => `\u2068${word}\u2069`).join(' · ');
  const barWidth = WIDTH - 2 * EDGE;
  const filled = Math.round(barWidth * Math.min(1, Math.max(0, share ?? 0)));
  const from = direction === 'rtl' ? WIDTH - EDGE - filled : EDGE;
  const bar = (x: number, width: number, colour: string) =>
    `<rect x="${x}" y="${HEIGHT - 116}" width="${width}" height="18" rx="9" fill="${colour}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Atkinson Hyperlegible Next, DejaVu Sans, Noto Sans, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    ...lines.map((line, at) =>
      write(line, top + at * size * 1.2, `font-size="${size}" font-weight="700" fill="${TEXT}"`),
    ),
    ...(share === null
      ? []
      : [bar(EDGE, barWidth, LINE), ...(filled > 0 ? [bar(from, filled, accent)] : [])]),
    write(fitted(words, 62), HEIGHT - 50, `font-size="30" fill="${MUTED}"`),
    '</svg>',
  ].join('');
}
