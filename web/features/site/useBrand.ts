import { useEffect } from 'react';
import { accentStyle } from '#schema/site/brand/accentStyle.ts';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { useSite } from './useSite.ts';

export function useBrand(): SiteBrand {
  // Data stored by an earlier release lacks it.
  const { brand } = { ...NEW_SITE, ...useSite() };
  return brand;
}

let sheet: CSSStyleSheet | undefined;

/** Applies an accent, replacing the one in the server's page. */
export function showAccent(accent: string | null): void {
  if (!('adoptedStyleSheets' in document)) return;
  const style = accentStyle(accent);
  // Another sheet, even an empty one, would restyle the whole page.
  if (!sheet && (document.querySelector('#accent')?.textContent ?? '') === style) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(style);
  document.querySelector('#accent')?.remove();
}

/** Follows changes while the page is open. */
export function useAccent(): void {
  const { accent } = useBrand();
  useEffect(() => showAccent(accent), [accent]);
}
