import { logoFileName } from '#api/platform/logoFile.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Services } from '#api/http/services.ts';
import {
  LOGO_KIND,
  LOGO_MAX_BYTES,
  LOGO_TOO_LARGE,
  LOGO_UNREADABLE,
  type SiteLogo,
} from '#schema/site/brand/siteBrand.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { sha256Of } from './pictureStore.ts';

function refuse(message: string): never {
  throw new Refusal('invalid_request', [{ path: 'settings.brand.logo', message }]);
}

/** Character by character: `Uint8Array.from` with a function blocks the loop twenty times as long. */
function decodePicture(picture: string): Uint8Array<ArrayBuffer> {
  const text = atob(picture.slice(picture.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** In chunks: the number of arguments of a call is limited. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

async function madeLogo({ files, makeLogo }: Services, picture: string): Promise<SiteLogo> {
  const bytes = decodePicture(picture);
  if (bytes.byteLength >= LOGO_MAX_BYTES) refuse(LOGO_TOO_LARGE);
  const made = await makeLogo(bytes);
  if ('refusal' in made)
    return refuse(made.refusal === 'unsupported_image' ? LOGO_KIND : LOGO_UNREADABLE);
  const icons = sha256Of(bytes);
  // Stored before the settings that refer to them, so that they are never missing.
  for (const [edge, icon] of made.icons) await files.put(logoFileName(icons, edge), icon);
  const { mime, width, height } = made.picture;
  const encoded = `data:${mime};base64,${base64Of(made.picture.bytes)}`;
  return { picture: encoded, width, height, plate: made.plate, icons };
}

/**
 * Checks and re-encodes a new logo and stores its icons; the current one is kept unchanged. Refuses a file
 * that is not a picture, with the error at the logo.
 */
export async function withMadeLogo(
  services: Services,
  settings: SiteSettings,
): Promise<SiteSettings> {
  const { brand } = settings;
  if (!brand.logo) return settings;
  const { logo: inForce } = services.site.current().brand;
  const logo =
    inForce?.picture === brand.logo.picture
      ? inForce
      : await madeLogo(services, brand.logo.picture);
  return { ...settings, brand: { ...brand, logo } };
}

/** Null: no logo, or no such icon. */
export async function readSiteIcon(
  { files, site }: Pick<Services, 'files' | 'site'>,
  edge: string,
): Promise<Uint8Array | null> {
  const { logo } = site.current().brand;
  return logo ? files.get(logoFileName(logo.icons, edge)) : null;
}
