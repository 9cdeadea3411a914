import { accentStyle } from '#schema/site/brand/accentStyle.ts';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { iconHref } from '#schema/site/brand/siteManifest.ts';
import { hashText, type Inlined } from './firstPaint.ts';

const ICON = /<link rel="icon"[^>]*>/u;
const HOME_ICON = /<link rel="apple-touch-icon"[^>]*>/u;

type Page = { text: string; inlined: Inlined | null };

const brandData = (brand: SiteBrand) =>
  `<script type="application/json" id="brand">${JSON.stringify(brand).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Adds the installation's accent and icons, and the hash of the added style; unchanged for the
 * default look.
 */
export function withBrand({ text, inlined }: Page, brand: SiteBrand): Page {
  const { accent, logo } = brand;
  const { styles = [], scripts = [] } = inlined ?? {};
  if (accent === null && logo === null) return { text, inlined };
  const style = accentStyle(accent);
  const iconic = logo
    ? text
        .replace(ICON, `<link rel="icon" href="${iconHref(192, logo.icons)}" type="image/png" />`)
        .replace(HOME_ICON, `<link rel="apple-touch-icon" href="${iconHref(180, logo.icons)}" />`)
    : text;
  const parts = [
    ...(style === '' ? [] : [`<style id="accent">${style}</style>`]),
    ...(inlined === null ? [brandData(brand)] : []),
  ];
  // As a function: nothing in the parts may be a replacement pattern.
  const branded = iconic.replace('</head>', () => `${parts.join('')}\n  </head>`);
  const allowed = style === '' ? styles : [...styles, hashText(style)];
  return { text: branded, inlined: { styles: allowed, scripts } };
}
