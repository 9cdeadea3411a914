import * as v from 'valibot';
import { contactSettings } from './contactSettings.ts';
import { databaseSettings } from './databaseSettings.ts';
import { fileSettings } from './fileSettings.ts';
import { monitoringSettings } from './monitoringSettings.ts';
import { openIdSettings } from './openIdSettings.ts';
import { outreachSettings } from './outreachSettings.ts';
import { paymentSettings } from './paymentSettings.ts';
import { retentionSettings } from './retentionSettings.ts';
import { address, choice, integer, setting, switchedBy } from './settingKinds.ts';

/** Their usage policy asks for light use and attribution. */
export const OSM_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** `.env.example` is generated from it. */
export const settingsSchema = v.object({
  NODE_ENV: setting(
    choice(['development', 'production', 'test']),
    'Which environment this is. production starts without demo data and requires PUBLIC_ORIGIN.',
    'production',
    'development',
  ),
  PORT: setting(
    integer(0, 65_535),
    'Port of the web server; 0 picks any free one.',
    '3000',
    '3000',
  ),
  HOST: setting(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or a host name')),
    'Address to listen on. 0.0.0.0 accepts connections from other machines.',
    '0.0.0.0',
    'localhost',
  ),
  PUBLIC_ORIGIN: setting(
    address(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin: http or https, host, no path'),
    'The address people type, from which links and image URLs are built. Default: http://localhost with the port.',
    'https://trybe.example',
  ),
  TRUST_PROXY: setting(
    integer(0, 10),
    'Number of reverse proxies in front of the server, whose X-Forwarded-* headers are trusted.',
    '1',
    '0',
  ),
  DATA_DIR: setting(
    v.pipe(v.string(), v.minLength(1)),
    'Directory of the embedded database and, unless FILES=s3, of photos and videos.',
    '/var/lib/trybe',
    '.data',
  ),
  ...fileSettings,
  ...databaseSettings,
  DEMO_DATA: setting(
    switchedBy(),
    'Whether an empty database is filled with demo issues and accounts. Default: on in development, off elsewhere.',
    'off',
  ),
  LOG_LEVEL: setting(
    choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    'Log level.',
    'info',
    'warn',
  ),
  ...retentionSettings,
  STAFF_PASSKEYS: setting(
    switchedBy(),
    'Whether ambassadors and operators need a passkey for rulings, freezes and roles. Default: on in production, off elsewhere.',
    'on',
  ),
  HSTS_SUBDOMAINS: setting(
    switchedBy(),
    'Whether browsers that saw this site over HTTPS demand HTTPS of every host below its name too. Only where all of them are yours.',
    'off',
  ),
  SECURITY_CONTACT: setting(
    address(
      /^(?:https:\/\/[^\s#]+|mailto:[^\s@?]+@[^\s@?]+)$/,
      'must be a mailto: or https address',
    ),
    'Whom to tell of a vulnerability, in /.well-known/security.txt. Default: the contact address of the site.',
    'mailto:security@trybe.example',
  ),
  FAILED_SIGN_IN_LOG: setting(
    switchedBy(),
    'Whether network addresses of failed sign-ins are written to DATA_DIR/failed-sign-ins.log, for a program that bans them; each for FAILED_SIGN_IN_HOURS.',
    'on',
    'off',
  ),
  TILE_URL: setting(
    v.union(
      [
        v.literal('none'),
        address(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, 'not a tile address'),
      ],
      'must be a raster tile address with {z}, {x} and {y}, or none',
    ),
    'Raster street tiles drawn over the vector map, or none. Default: those of openstreetmap.org; none where npm run map added streets of your area.',
    OSM_TILES,
  ),
  TILE_ATTRIBUTION: setting(
    v.pipe(v.string(), v.maxLength(300, 'must be at most 300 characters')),
    'The attribution that the tile provider requires.',
    '© OpenStreetMap contributors',
    '© OpenStreetMap contributors',
  ),
  GEOCODER: setting(
    choice(['gazetteer', 'nominatim', 'photon']),
    'Geocoder for place searches. gazetteer is built in and needs no network.',
    'photon',
    'gazetteer',
  ),
  GEOCODER_URL: setting(
    address(/^https?:\/\/\S+$/, 'must be an http or https address'),
    'Base URL of the nominatim or photon server; required for these two.',
    'https://photon.example',
  ),
  GEOCODER_PER_MINUTE: setting(
    integer(1, 6000),
    'Requests per minute to the geocoder, from all processes together.',
    '60',
    '60',
  ),
  RATE_LIMITS: setting(switchedBy(), 'Whether rate limits apply at all.', 'on', 'on'),
  RATE_LIMIT_REQUESTS: setting(
    integer(1, 1_000_000),
    'Requests per minute from one IP address.',
    '3000',
    '3000',
  ),
  RATE_LIMIT_WRITES: setting(
    integer(1, 1_000_000),
    'Writes per minute from one account.',
    '300',
    '300',
  ),
  RATE_LIMIT_UPLOADS: setting(
    integer(1, 1_000_000),
    'Photos per hour from one account.',
    '300',
    '300',
  ),
  RATE_LIMIT_SIGN_INS: setting(
    integer(1, 1_000_000),
    'Failed sign-ins per account in 15 minutes; ten times as many from one IP address.',
    '20',
    '20',
  ),
  RATE_LIMIT_REGISTRATIONS: setting(
    integer(1, 1_000_000),
    'New accounts per hour from one IP address; further ones take the device some seconds of calculation each.',
    '20',
    '20',
  ),
  RATE_LIMIT_MAILS: setting(
    integer(1, 1_000_000),
    'Requested emails (password reset, confirmation) per hour to one recipient; ten times as many from one IP address.',
    '10',
    '10',
  ),
  ...outreachSettings,
  ...contactSettings,
  ...openIdSettings,
  ...paymentSettings,
  ...monitoringSettings,
  TIME_MACHINE: setting(
    switchedBy(),
    'Whether testers may advance the clock with POST /api/test-clock and, with test money, simulate a chargeback with POST /api/test-chargebacks. Refused in production.',
    'off',
    'off',
  ),
  PASSWORD_COST: setting(
    choice(['full', 'test']),
    'Cost of a password hash. test: next to none, so that tests are quick; refused in production.',
    'full',
    'full',
  ),
  DRAIN_SECONDS: setting(
    integer(0, 300),
    'Seconds to keep serving after SIGTERM while /readyz fails: longer than the load balancer takes to notice.',
    '5',
    '0',
  ),
  SHUTDOWN_SECONDS: setting(
    integer(0, 60),
    'Seconds that open requests get to finish during shutdown.',
    '1',
    '1',
  ),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
