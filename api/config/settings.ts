import * as v from 'valibot';
import { contactSettings } from './contactSettings.ts';
import { databaseSettings } from './databaseSettings.ts';
import { fileSettings } from './fileSettings.ts';
import { monitoringSettings } from './monitoringSettings.ts';
import { openIdSettings } from './openIdSettings.ts';
import { outreachSettings } from './outreachSettings.ts';
import { paymentSettings } from './paymentSettings.ts';
import { address, choice, integer, setting, switchedBy } from './settingKinds.ts';

/** Drawn where nobody says otherwise: their servers ask for light use and for the credit. */
export const OSM_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Every setting there is: name, rule, default, meaning and example. `.env.example` is its print. */
export const settingsSchema = v.object({
  NODE_ENV: v.optional(
    setting(
      choice(['development', 'production', 'test']),
      'What this installation is for. production starts without demo data and demands PUBLIC_ORIGIN.',
      'production',
    ),
    'development',
  ),
  PORT: v.optional(
    setting(integer(0, 65_535), 'Port of the web server; 0 takes any free one.', '3000'),
    '3000',
  ),
  HOST: v.optional(
    setting(
      v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or a host name')),
      'Address to listen on. 0.0.0.0 lets other machines in.',
      '0.0.0.0',
    ),
    'localhost',
  ),
  PUBLIC_ORIGIN: v.optional(
    setting(
      address(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin: http or https, host, no path'),
      'The address people type. Links and image addresses are built from it. Default: http://localhost with the port.',
      'https://trybe.example',
    ),
  ),
  TRUST_PROXY: v.optional(
    setting(
      integer(0, 10),
      'How many reverse proxies stand before the server; their X-Forwarded-* headers are believed.',
      '1',
    ),
    '0',
  ),
  DATA_DIR: v.optional(
    setting(
      v.pipe(v.string(), v.minLength(1)),
      'Directory of the embedded database and, unless FILES=s3, of photos and videos.',
      '/var/lib/trybe',
    ),
    '.data',
  ),
  ...fileSettings,
  ...databaseSettings,
  DEMO_DATA: v.optional(
    setting(
      switchedBy(),
      'Whether an empty database is filled with demo issues and demo accounts. Default: on, in production and test off.',
      'off',
    ),
  ),
  LOG_LEVEL: v.optional(
    setting(
      choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
      'How much the server logs.',
      'info',
    ),
    'warn',
  ),
  SESSION_DAYS: v.optional(
    setting(integer(1, 365), 'Days until an unused sign-in ends.', '30'),
    '30',
  ),
  SESSION_MAX_DAYS: v.optional(
    setting(integer(1, 365), 'Days until a sign-in ends, however often it is used.', '90'),
    '90',
  ),
  STAFF_PASSKEYS: v.optional(
    setting(
      switchedBy(),
      'Whether ambassadors and operators need a passkey for rulings, freezes and roles. Default: on in production, off elsewhere.',
      'on',
    ),
  ),
  TILE_URL: v.optional(
    setting(
      v.union(
        [
          v.literal('none'),
          address(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, 'not a tile address'),
        ],
        'must be a raster tile address with {z}, {x} and {y}, or none',
      ),
      'Pictures of streets drawn over the vector map; none switches them off. Default: those of openstreetmap.org, and none where npm run map added streets of your area.',
      OSM_TILES,
    ),
  ),
  TILE_ATTRIBUTION: v.optional(
    setting(
      v.pipe(v.string(), v.maxLength(300, 'must be at most 300 characters')),
      'The credit that the tile provider asks for.',
      '© OpenStreetMap contributors',
    ),
    '© OpenStreetMap contributors',
  ),
  GEOCODER: v.optional(
    setting(
      choice(['gazetteer', 'nominatim', 'photon']),
      'Who finds places. gazetteer is built in and needs no network.',
      'photon',
    ),
    'gazetteer',
  ),
  GEOCODER_URL: v.optional(
    setting(
      address(/^https?:\/\/\S+$/, 'must be an http or https address'),
      'Base address of the nominatim or photon server; needed for these two.',
      'https://photon.example',
    ),
  ),
  GEOCODER_PER_MINUTE: v.optional(
    setting(
      integer(1, 6000),
      'Requests a minute that all processes together send to the geocoder.',
      '60',
    ),
    '60',
  ),
  RATE_LIMITS: v.optional(
    setting(switchedBy(), 'Whether requests are limited at all.', 'on'),
    'on',
  ),
  RATE_LIMIT_REQUESTS: v.optional(
    setting(integer(1, 1_000_000), 'Requests a minute from one address.', '3000'),
    '3000',
  ),
  RATE_LIMIT_WRITES: v.optional(
    setting(integer(1, 1_000_000), 'Changing requests a minute from one account.', '300'),
    '300',
  ),
  RATE_LIMIT_UPLOADS: v.optional(
    setting(integer(1, 1_000_000), 'Photos an hour from one account.', '300'),
    '300',
  ),
  RATE_LIMIT_SIGN_INS: v.optional(
    setting(
      integer(1, 1_000_000),
      'Failed sign-ins for one account in 15 minutes; ten times as many from one address.',
      '20',
    ),
    '20',
  ),
  RATE_LIMIT_REGISTRATIONS: v.optional(
    setting(integer(1, 1_000_000), 'New accounts an hour from one address.', '100'),
    '100',
  ),
  RATE_LIMIT_MAILS: v.optional(
    setting(
      integer(1, 1_000_000),
      'Mails an hour that can be asked for to one address, for a new password or a proof; ten times as many from one address.',
      '10',
    ),
    '10',
  ),
  ...outreachSettings,
  ...contactSettings,
  ...openIdSettings,
  ...paymentSettings,
  ...monitoringSettings,
  TIME_MACHINE: v.optional(
    setting(
      switchedBy(),
      'Whether testers may move the time of the installation by POST /api/test-clock and, with test money, let a bank take back a pledge by POST /api/test-chargebacks. Refused in production.',
      'off',
    ),
    'off',
  ),
  DRAIN_SECONDS: v.optional(
    setting(
      integer(0, 300),
      'Seconds before the end in which /readyz says no and all else is served as before: longer than a load balancer takes to notice.',
      '5',
    ),
    '0',
  ),
  SHUTDOWN_SECONDS: v.optional(
    setting(integer(0, 60), 'Seconds that open requests get to finish at the end.', '1'),
    '1',
  ),
});

/** The settings as the environment says them, checked and with defaults. */
export type Settings = v.InferOutput<typeof settingsSchema>;
