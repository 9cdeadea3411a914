import { SHARE_PICTURE, sharePicturePath } from '#schema/partners/embed.ts';
import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';
import type { IssuePreview, PageMeta } from './pageMeta.ts';

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

function describeIssue(id: string, about: IssuePreview): PageMeta {
  const { title, description } = about;
  // The address changes with the money, so that caches fetch the new picture.
  const image = { path: sharePicturePath(id, about.updatedAt), ...SHARE_PICTURE, alt: title };
  const path = `/issues/${id}`;
  return { title, description, path, isIndexed: true, image, status: 200, about };
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
  return {
    ...meta,
    ...pageTexts(language).parts[part],
    path,
    isIndexed: false,
    image: null,
    about: null,
  };
}
