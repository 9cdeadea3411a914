import { META_DESCRIPTION_LENGTH } from './limits.ts';
import { cutText } from './typed/cutText.ts';

const PRODUCT = 'Trybe';

/** For tabs and search results. */
export function documentTitle(title: string, siteName: string = PRODUCT): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}

/** Replaces the product's name in our own texts. Not for user text. */
export function withSiteName(siteName: string, text: string): string {
  return text.replaceAll(PRODUCT, () => siteName);
}

/** The first 155 characters on one line. */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s/gu, ' ');
  return cutText(line, META_DESCRIPTION_LENGTH).trimEnd();
}
