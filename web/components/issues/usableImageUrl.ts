/** The URL if a picture may be loaded from it, else null: only http and https, not 'undefined' or 'null'. */
export function usableImageUrl(src: string | null | undefined): string | null {
  const url = src?.trim() ?? '';
  return /^https?:\/\/./i.test(url) ? url : null;
}
