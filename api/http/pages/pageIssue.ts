import { PHOTO_CARD_HEIGHT_PX, PHOTO_CARD_WIDTH_PX } from '#schema/limits.ts';
import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';
import type { PageMeta } from './pageMeta.ts';

export type IssuePreview = { title: string; description: string; photoId: string | null };

/** Null: not public or unknown. */
export type FindIssuePreview = (id: string) => Promise<IssuePreview | null>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

const noIssue = (language: Language): PageMeta => ({
  ...pageTexts(language).noIssue,
  path: null,
  isIndexed: false,
  image: null,
  status: 404,
});

/**
 * If the database is down, only the preview is missing: the app may have the issue stored on the
 * device.
 */
export async function issuePageMeta(
  id: string,
  find: FindIssuePreview,
  language: Language,
): Promise<PageMeta> {
  if (!UUID.test(id)) return noIssue(language);
  try {
    const issue = await find(id.toLowerCase());
    return issue ? describeIssue(id.toLowerCase(), issue) : noIssue(language);
  } catch {
    return { ...pageTexts(language).issue, path: null, isIndexed: true, image: null, status: 503 };
  }
}

function describeIssue(id: string, { title, description, photoId }: IssuePreview): PageMeta {
  const image = photoId && {
    path: `/api/images/${photoId}?w=${PHOTO_CARD_WIDTH_PX}`,
    width: PHOTO_CARD_WIDTH_PX,
    height: PHOTO_CARD_HEIGHT_PX,
    alt: title,
  };
  const path = `/issues/${id}`;
  return { title, description, path, isIndexed: true, image: image || null, status: 200 };
}

export type IssuePart = 'audit' | 'poster' | 'proof';

/** Search engines are referred to the issue itself. */
export async function issuePartMeta(
  id: string,
  part: IssuePart,
  find: FindIssuePreview,
  language: Language,
): Promise<PageMeta> {
  const meta = await issuePageMeta(id, find, language);
  if (meta.status === 404) return meta;
  const path = meta.path && `${meta.path}/${part}`;
  return { ...meta, ...pageTexts(language).parts[part], path, isIndexed: false, image: null };
}
