export type AttributionPart = { text: string; href?: string };

const LINKS: [name: string, href: string][] = [
  ['OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
];

/**
 * Credits of all sources, each once, linked to their licence if any. Tags in an operator's text are
 * dropped: it is shown as text, never as HTML.
 */
export function attributionParts(credits: readonly (string | undefined)[]): AttributionPart[] {
  const texts = credits
    .flatMap((credit) => (credit ?? '').replace(/<[^>]*>/gu, '').split(/\s*[|;·]\s*/u))
    // On a narrow map the sign stays with its name.
    .map((text) => text.trim().replaceAll('© ', '©\u00A0'))
    .filter((text) => text !== '');
  return [...new Set(texts)].map((text) => {
    const href = LINKS.find(([name]) => text.includes(name))?.[1];
    return href === undefined ? { text } : { text, href };
  });
}
