import { PHOTO_CARD_HEIGHT_PX, PHOTO_CARD_WIDTH_PX } from '#schema/limits.ts';
import type { PageMeta } from './pageMeta.ts';

/** What a link to an issue shows before it is opened. */
export type IssuePreview = { title: string; description: string; photoId: string | null };

/** Reads the preview of an issue that anybody may see; null when there is none. */
export type FindIssuePreview = (id: string) => Promise<IssuePreview | null>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

const NO_ISSUE: PageMeta = {
  title: 'Issue Not Found',
  description: "The issue you're looking for doesn't exist or has been removed.",
  path: null,
  isIndexed: false,
  image: null,
  status: 404,
};

/**
 * The metadata of the page of an issue, from the database. A database that does not answer costs
 * the preview, not the page: the app itself may have the issue stored on the device.
 */
export async function issuePageMeta(id: string, find: FindIssuePreview): Promise<PageMeta> {
  if (!UUID.test(id)) return NO_ISSUE;
  try {
    const issue = await find(id.toLowerCase());
    return issue ? describeIssue(id.toLowerCase(), issue) : NO_ISSUE;
  } catch {
    const title = 'Issue';
    const description = 'Report local problems on a map and fund the fix together.';
    return { title, description, path: null, isIndexed: true, image: null, status: 503 };
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

const PARTS = {
  audit: {
    title: 'Audit log and books',
    description: 'Everything that happened to this issue and to its money, open to be checked.',
  },
  proof: {
    title: 'Hand in proof',
    description:
      'Photos, a check-in on the spot and a summary of the work, for those who judge it.',
  },
} as const;
export type IssuePart = keyof typeof PARTS;

/** The metadata of a page that belongs to an issue; search engines are shown the issue itself instead. */
export async function issuePartMeta(
  id: string,
  part: IssuePart,
  find: FindIssuePreview,
): Promise<PageMeta> {
  const meta = await issuePageMeta(id, find);
  if (meta.status === 404) return meta;
  const path = meta.path && `${meta.path}/${part}`;
  return { ...meta, ...PARTS[part], path, isIndexed: false, image: null };
}
