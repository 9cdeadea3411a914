import { DEMO_SITE } from '#schema/site/newSite.ts';
import type { Settings } from '#schema/site/settings.ts';

/** As a server with the demo gives them to the app. */
export const DEMO_SETTINGS: Settings = {
  site: DEMO_SITE,
  rasterTiles: null,
  basemap: { overviewMaxZoom: 6, streetsMinZoom: 12, streetsMaxZoom: 15, attribution: '' },
  payments: 'sandbox',
  mail: 'none',
  signInProvider: null,
  pledgeExpiryDays: 180,
  testClock: null,
  demo: null,
};
