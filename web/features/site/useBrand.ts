import { useEffect } from 'react';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { useSite } from './useSite.ts';

export function useBrand(): SiteBrand {
  // Data stored by an earlier release lacks it.
  const { brand } = { ...NEW_SITE, ...useSite() };
  return brand;
}

let sheet: CSSStyleSheet | undefined;
let latest: string | null = null;

/** Applies an accent, replacing the one in the server's page; resolves when it shows. */
export async function showAccent(accent: string | null): Promise<void> {
  if (!('adoptedStyleSheets' in document)) return;
  latest = accent;
  // Few sites have one; only they load how its shades are found.
  const style = accent === null ? '' : await loadStyle(accent);
  const isOvertaken = latest !== accent;
  if (style === null || isOvertaken) return;
  // Another sheet, even an empty one, would restyle the whole page.
  if (!sheet && (document.querySelector('#accent')?.textContent ?? '') === style) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(style);
  document.querySelector('#accent')?.remove();
}

/** Null: its code is unavailable. */
async function loadStyle(accent: string): Promise<string | null> {
  try {
    const { accentStyle } = await import('#schema/site/brand/accentStyle.ts');
    return accentStyle(accent);
  } catch {
    // The site looks as without an accent; the next load retries.
    return null;
  }
}

/** Follows changes while the page is open. */
export function useAccent(): void {
  const { accent } = useBrand();
  useEffect(() => void showAccent(accent), [accent]);
}
