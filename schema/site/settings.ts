import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { retention } from './retention.ts';
import { publicSite } from './siteSettings.ts';

/** Public configuration; nothing secret or personal. */
export const settings = v.object({
  site: publicSite,
  /** Sent with a report's answers. Absent in older releases. */
  siteVersion: v.optional(v.number()),
  /** Texts of the installation's own. Absent in older releases. */
  ownTexts: v.optional(
    v.array(
      v.object({
        name: v.string(),
        language: v.string(),
        version: v.number(),
        /** False: the product's text is in force again. */
        isOwn: v.boolean(),
      }),
    ),
  ),
  /** Drawn over the built-in map; null: built-in map alone. */
  rasterTiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })),
  basemap: v.object({
    overviewMaxZoom: v.number(),
    streetsMinZoom: v.number(),
    streetsMaxZoom: v.number(),
    /** Area with street tiles; clients request none outside. Absent: everywhere. */
    streetsBounds: v.optional(
      v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() }),
    ),
    attribution: v.string(),
    /** Street maps added by operators. Absent in older releases. */
    hasOwnStreets: v.optional(v.boolean()),
  }),
  /** `sandbox`: test money only, as every screen with money states. */
  payments: v.picklist(['sandbox', 'stripe']),
  mail: v.picklist(['smtp', 'local', 'none']),
  /** An additional sign-in service by display name; null: none. */
  signInProvider: v.nullable(v.object({ name: v.string() })),
  /** Days until a new pledge is refunded if no proposal has won. */
  pledgeExpiryDays: v.number(),
  /** How long what belongs to people is kept. Absent in older releases. */
  retention: v.optional(retention),
  /** Offset of a test installation's clock; null: real time. */
  testClock: v.nullable(v.object({ offsetMs: v.number() })),
  demo: v.nullable(
    v.object({
      password: v.string(),
      accounts: v.array(v.object({ username: v.string(), role: v.string() })),
    }),
  ),
});
export type Settings = v.InferOutput<typeof settings>;

export const getSettings = defineEndpoint({
  operation: 'getSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this installation.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'site',
  status: 200,
  response: settings,
});
