import { META_DESCRIPTION_LENGTH } from './limits.ts';

const SITE_NAME = 'Trybe';
const LONE_HALF = /[\uD800-\uDBFF]$/u;

/** The title of a document, as a tab and a search result show it. */
export function documentTitle(title: string): string {
  return title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`;
}

/**
 * The description of a document: the first 155 characters of a text on one line. A character of two
 * halves is never cut in the middle, which some readers would refuse as broken text.
 */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s/gu, ' ');
  return line.slice(0, META_DESCRIPTION_LENGTH).replace(LONE_HALF, '').trimEnd();
}
