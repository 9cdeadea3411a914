import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { publicSite } from './siteSettings.ts';

/** What the client has to know of this installation; nothing in it is secret or personal. */
export const settings = v.object({
  /** What its operators say about it. */
  site: publicSite,
  /** How often they changed it; a report names it beside its answers. Absent in older releases. */
  siteVersion: v.optional(v.number()),
  /** Raster street tiles drawn over the built-in map, or null for the built-in map alone. */
  rasterTiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })),
  basemap: v.object({
    overviewMaxZoom: v.number(),
    streetsMinZoom: v.number(),
    streetsMaxZoom: v.number(),
    /** Where there are street tiles; the client asks for none outside. Absent: everywhere. */
    streetsBounds: v.optional(
      v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() }),
    ),
    attribution: v.string(),
    /** Whether operators have added streets of their area. Absent in older releases. */
    hasOwnStreets: v.optional(v.boolean()),
  }),
  /** `sandbox` moves test money only, and every screen with money says so. */
  payments: v.picklist(['sandbox', 'stripe']),
  /** Whether mails leave by SMTP, stay in the local mailbox, or there are none. */
  mail: v.picklist(['smtp', 'local', 'none']),
  /** A sign-in service beside passwords and passkeys, as people know it; null: none. */
  signInProvider: v.nullable(v.object({ name: v.string() })),
  /** After how many days a pledge made now goes back by itself if no proposal has won. */
  pledgeExpiryDays: v.number(),
  /** How far testers have moved the time of this installation; null: its time is the real one. */
  testClock: v.nullable(v.object({ offsetMs: v.number() })),
  /** Accounts of the demo data, or null where there is none. */
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
