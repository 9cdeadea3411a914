import { META_DESCRIPTION_LENGTH } from './limits.ts';

const PRODUCT = 'Trybe';
const LONE_HALF = /[\uD800-\uDBFF]$/u;

/** The title of a document, as a tab and a search result show it. */
export function documentTitle(title: string, siteName: string = PRODUCT): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}

/** A text of the product in the name of an installation. Not for what people wrote. */
export function withSiteName(siteName: string, text: string): string {
  return text.replaceAll(PRODUCT, () => siteName);
}

/**
 * The description of a document: the first 155 characters of a text on one line. A character of two
 * halves is never cut in the middle, which some readers would refuse as broken text.
 */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s/gu, ' ');
  return line.slice(0, META_DESCRIPTION_LENGTH).replace(LONE_HALF, '').trimEnd();
}
