import { META_DESCRIPTION_LENGTH } from './limits.ts';

const PRODUCT = 'Trybe';
const LONE_HALF = /[\uD800-\uDBFF]$/u;

/** For tabs and search results. */
export function documentTitle(title: string, siteName: string = PRODUCT): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}

/** Replaces the product's name in our own texts. Not for user text. */
export function withSiteName(siteName: string, text: string): string {
  return text.replaceAll(PRODUCT, () => siteName);
}

/** The first 155 characters on one line. Never cuts a surrogate pair, which some readers reject. */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s/gu, ' ');
  return line.slice(0, META_DESCRIPTION_LENGTH).replace(LONE_HALF, '').trimEnd();
}
