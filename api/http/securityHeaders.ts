import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import { MARK, MARK_HEADER } from '#schema/mark.ts';

/** styled-components inserts one empty style element; without its hash the page stays blank. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const HSTS_SECONDS = 31_536_000;

/** Device features used on our own origin; all other ones are off. */
const PERMISSIONS_POLICY = [
  ...['camera', 'geolocation'].map((feature) => `${feature}=(self)`),
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Headers that matter only for pages and workers. */
const ABOUT_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Removes headers that mean nothing for the parts of a page, which saves 700 bytes each. */
export function keepForParts(answer: { removeHeader: (name: string) => void }): void {
  for (const name of ABOUT_DOCUMENTS) answer.removeHeader(name);
}

/** A placeholder in the host, as in `{a-c}.tiles`, becomes a star. */
export function toTileOrigin(tileUrl: string): string {
  const origin = /^https?:\/\/[^/]+/u.exec(tileUrl)?.[0] ?? '';
  return origin.replace(/\{[^}]*\}/gu, '*');
}

/**
 * Also marks responses as ours for the app. `Referrer-Policy` reveals our origin to the tile provider, as
 * OpenStreetMap's terms demand.
 */
export function securityHeaders(site: {
  isHttps: boolean;
  /** Whether HTTPS is also required for all subdomains, which may not be ours to decide. */
  hasHttpsSubdomains?: boolean;
  tileUrl: string | null;
}): Middleware {
  const tiles = site.tileUrl === null ? [] : [toTileOrigin(site.tileUrl)];
  const helmeted = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE_HASH],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...tiles],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: site.isHttps
      ? { maxAge: HSTS_SECONDS, includeSubDomains: site.hasHttpsSubdomains === true }
      : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  return (context, next) => {
    context.set('Permissions-Policy', PERMISSIONS_POLICY);
    context.set(MARK_HEADER, MARK);
    return helmeted(context, next);
  };
}
