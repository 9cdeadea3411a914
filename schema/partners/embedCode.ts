/** Size in pixels of an embed in another site's page, unless that site asks for less. */
export const EMBED_WIDTH = 600;
export const EMBED_ISSUE_HEIGHT = 240;
export const EMBED_LIST_HEIGHT = 480;
export const EMBED_MAP_HEIGHT = 620;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeQuoted = (text: string) => text.replaceAll(/[&<>"]/gu, (mark) => ESCAPES[mark] ?? mark);

type Size = { width?: number; height: number };

/** The markup with which another site shows an embed. */
export const embedCode = (
  address: string,
  title: string,
  { width = EMBED_WIDTH, height }: Size,
): string =>
  `<iframe src="${escapeQuoted(address)}" title="${escapeQuoted(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
