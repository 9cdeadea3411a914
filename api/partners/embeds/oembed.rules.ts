import type { OembedQuery } from '#schema/partners/embed.ts';
import {
  EMBED_ISSUE_HEIGHT,
  EMBED_LIST_HEIGHT,
  EMBED_MAP_HEIGHT,
  EMBED_WIDTH,
  embedCode,
} from '#schema/partners/embedCode.ts';

const ISSUE_PATH = /^\/issues\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/iu;
const LISTS: Record<string, 'list' | 'map'> = { '/issues': 'list', '/map': 'map' };

/** What an address of ours shows; null: nothing embeddable. */
export function readSubject(pathname: string): { id: string } | 'list' | 'map' | null {
  const id = ISSUE_PATH.exec(pathname)?.[1]?.toLowerCase();
  if (id !== undefined) return { id };
  return LISTS[pathname.replace(/\/$/u, '')] ?? null;
}

export const EMBED_HEIGHTS = {
  issue: EMBED_ISSUE_HEIGHT,
  list: EMBED_LIST_HEIGHT,
  map: EMBED_MAP_HEIGHT,
} as const;

type Asked = Pick<OembedQuery, 'maxwidth' | 'maxheight'> & {
  origin: string;
  siteName: string;
  path: string;
  kind: keyof typeof EMBED_HEIGHTS;
};

/** A rich oEmbed 1.0 response, never wider or higher than requested. */
export function oembedAnswer(title: string, asked: Asked) {
  const { origin, siteName, path, kind, maxwidth, maxheight } = asked;
  const width = Math.min(EMBED_WIDTH, maxwidth);
  const height = Math.min(EMBED_HEIGHTS[kind], maxheight);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName,
    provider_url: origin,
    cache_age: 300,
    html: embedCode(`${origin}${path}`, title, { width, height }),
    width,
    height,
  };
}
