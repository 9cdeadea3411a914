import { useEffect } from 'react';
import { accentStyle } from '#schema/site/brand/accentStyle.ts';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { useSite } from './useSite.ts';

/** How the installation looks. */
export function useBrand(): SiteBrand {
  // What a device kept from an earlier release does not say it.
  const { brand } = { ...NEW_SITE, ...useSite() };
  return brand;
}

let sheet: CSSStyleSheet | undefined;

/** Puts an accent in force in this page, in the place of the one that the server sent with it. */
export function showAccent(accent: string | null): void {
  if (!('adoptedStyleSheets' in document)) return;
  const style = accentStyle(accent);
  // A sheet more, even an empty one, has the browser style the whole page anew.
  if (!sheet && (document.querySelector('#accent')?.textContent ?? '') === style) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(style);
  document.querySelector('#accent')?.remove();
}

/** Follows a change of the accent while the page is open. */
export function useAccent(): void {
  const { accent } = useBrand();
  useEffect(() => showAccent(accent), [accent]);
}
