/** Null unless the URL is http or https; not 'undefined' or 'null'. */
export function usableImageUrl(src: string | null | undefined): string | null {
  const url = src?.trim() ?? '';
  return /^https?:\/\/./i.test(url) ? url : null;
}
