import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import { MARK, MARK_HEADER } from '#schema/mark.ts';

/** styled-components inserts one empty style element; without its hash the page stays blank. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const HSTS_SECONDS = 31_536_000;

/** What pages ask a device for, on their own origin; the rest of what can spy or pay is off. */
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

/** The origin of a tile address; a placeholder in the host, as in `{a-c}.tiles`, becomes a star. */
export function tileOriginOf(tileUrl: string): string {
  const origin = /^https?:\/\/[^/]+/u.exec(tileUrl)?.[0] ?? '';
  return origin.replace(/\{[^}]*\}/gu, '*');
}

/**
 * Security headers of every answer, and the mark by which the app knows it for ours. `Referrer-Policy` lets the tile provider see our origin, which
 * OpenStreetMap's terms demand.
 */
export function securityHeaders(site: { isHttps: boolean; tileUrl: string | null }): Middleware {
  const tiles = site.tileUrl === null ? [] : [tileOriginOf(site.tileUrl)];
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
    strictTransportSecurity: site.isHttps ? { maxAge: HSTS_SECONDS } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  return (context, next) => {
    context.set('Permissions-Policy', PERMISSIONS_POLICY);
    context.set(MARK_HEADER, MARK);
    return helmeted(context, next);
  };
}
