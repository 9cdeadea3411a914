import type { Issue } from '#schema/issues/issue.ts';
import type { OembedQuery } from '#schema/partners/embed.ts';
import {
  EMBED_ISSUE_HEIGHT,
  EMBED_LIST_HEIGHT,
  EMBED_WIDTH,
  embedCode,
} from '#schema/partners/embedCode.ts';

const ISSUE_PATH = /^\/issues\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/iu;
const LIST_PATH = /^\/issues\/?$/u;

/** The issue that an address of ours shows; `list`: the list; null: nothing that can be embedded. */
export function readSubject(pathname: string): { id: string } | 'list' | null {
  const id = ISSUE_PATH.exec(pathname)?.[1]?.toLowerCase();
  if (id !== undefined) return { id };
  return LIST_PATH.test(pathname) ? 'list' : null;
}

type Asked = Pick<OembedQuery, 'maxwidth' | 'maxheight'> & {
  origin: string;
  siteName: string;
  path: string;
};

/** A rich answer of oEmbed 1.0; `issue` null: of the list. Never wider or higher than asked for. */
export function oembedAnswer(issue: Issue | null, title: string, asked: Asked) {
  const { origin, siteName, path, maxwidth, maxheight } = asked;
  const width = Math.min(EMBED_WIDTH, maxwidth);
  const height = Math.min(issue === null ? EMBED_LIST_HEIGHT : EMBED_ISSUE_HEIGHT, maxheight);
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
