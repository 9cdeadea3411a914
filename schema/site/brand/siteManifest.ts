import { NEW_SITE } from '../newSite.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** The address of an icon made of the logo in force; another logo has another one. */
export const iconHref = (edge: 180 | 192 | 512, icons: string): string =>
  `/api/site-icons/${edge}?v=${icons.slice(0, 12)}`;

const icon = (edge: 192 | 512, icons: string, purpose: 'any' | 'maskable') => ({
  src: iconHref(edge, icons),
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

type Manifest = { shortcuts?: object[]; screenshots?: object[] };

/** What an installed app is called and how it looks, in the manifest of the build. */
export function siteManifest(
  manifest: Manifest,
  { name, brand }: Pick<SiteSettings, 'name' | 'brand'>,
): object {
  const { shortcuts = [], screenshots, ...rest } = manifest;
  const named = {
    ...rest,
    name,
    short_name: name,
    // They show the name of the product, so another site does without.
    ...(name === NEW_SITE.name && screenshots && { screenshots }),
  };
  if (!brand.logo) return { ...named, ...(shortcuts.length > 0 && { shortcuts }) };
  const { icons } = brand.logo;
  return {
    ...named,
    // The room around the logo is wide enough for every mask.
    icons: [icon(192, icons, 'any'), icon(512, icons, 'any'), icon(512, icons, 'maskable')],
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [icon(192, icons, 'any')] })),
  };
}
