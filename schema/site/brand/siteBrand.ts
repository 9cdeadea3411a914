import * as v from 'valibot';
import { defineEndpoint } from '../../defineEndpoint.ts';

export const LOGO_MAX_BYTES = 1_000_000;
/** The logo's file in base64, and the rest of the settings. */
export const BRANDED_BODY_MAX_BYTES = 1_500_000;
/** Maximum height, for screens with three pixels per point. */
export const LOGO_HEIGHT_PX = 96;
export const LOGO_WIDTH_PX = 384;
/** For home screens and tabs. */
export const ICON_EDGES_PX = [180, 192, 512] as const;

const BASE64_MAX = Math.ceil((LOGO_MAX_BYTES * 4) / 3) + 64;
export const LOGO_KIND =
  'Please choose a PNG, JPEG or WebP picture. An SVG has to be exported as PNG first.';
export const LOGO_TOO_LARGE = 'Please choose a picture of less than 1 MB.';
export const LOGO_UNREADABLE =
  'This picture is damaged or too large to decode. The current logo stays in use.';

/**
 * With a text alternative; a new picture as uploaded, a current one as re-encoded by the server.
 */
const siteLogo = v.object({
  picture: v.pipe(
    v.string(LOGO_KIND),
    v.maxLength(BASE64_MAX, LOGO_TOO_LARGE),
    v.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/u, LOGO_KIND),
  ),
  /** Measured by the server. */
  width: v.optional(v.number(), LOGO_HEIGHT_PX),
  height: v.optional(v.number(), LOGO_HEIGHT_PX),
  /**
   * The theme in whose background it would vanish, so that it gets a plate; detected by the server.
   */
  plate: v.optional(v.nullable(v.picklist(['dark', 'light'])), null),
  /** Names its icons; empty until the server has made them. */
  icons: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/u)), ''),
});
export type SiteLogo = v.InferOutput<typeof siteLogo>;

export const siteBrand = v.object({
  logo: v.nullable(siteLogo),
  /** Of buttons and links; each theme uses the nearest readable shade. Null: the standard one. */
  accent: v.nullable(
    v.pipe(
      v.string('Please enter a color like #0a7d55.'),
      v.toLowerCase(),
      v.regex(/^#[0-9a-f]{6}$/u, 'Please enter a color like #0a7d55.'),
    ),
  ),
});
export type SiteBrand = v.InferOutput<typeof siteBrand>;

export const getSiteIcon = defineEndpoint({
  operation: 'getSiteIcon',
  method: 'GET',
  path: '/api/site-icons/{edge}',
  summary: 'The site’s logo on a plain background, as a square PNG; 404 if it has none of its own.',
  kind: 'bytes',
  access: 'public',
  cache: 'own',
  params: v.object({
    edge: v.picklist(ICON_EDGES_PX.map(String), 'The edge is 180, 192 or 512.'),
  }),
  status: 200,
  refusals: ['image_not_found'],
});
