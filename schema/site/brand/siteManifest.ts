import { NEW_SITE } from '../newSite.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** Another logo has another address. */
export const iconHref = (edge: 180 | 192 | 512, icons: string): string =>
  `/api/site-icons/${edge}?v=${icons.slice(0, 12)}`;

const icon = (edge: 192 | 512, icons: string, purpose: 'any' | 'maskable') => ({
  src: iconHref(edge, icons),
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

type Manifest = { shortcuts?: object[]; screenshots?: object[] };

export function siteManifest(
  manifest: Manifest,
  { name, brand }: Pick<SiteSettings, 'name' | 'brand'>,
): object {
  const { shortcuts = [], screenshots, ...rest } = manifest;
  const named = {
    ...rest,
    name,
    short_name: name,
    // They show the product's name, so other sites omit them.
    ...(name === NEW_SITE.name && screenshots && { screenshots }),
  };
  if (!brand.logo) return { ...named, ...(shortcuts.length > 0 && { shortcuts }) };
  const { icons } = brand.logo;
  return {
    ...named,
    // The margin around the logo suits every mask.
    icons: [icon(192, icons, 'any'), icon(512, icons, 'any'), icon(512, icons, 'maskable')],
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [icon(192, icons, 'any')] })),
  };
}
