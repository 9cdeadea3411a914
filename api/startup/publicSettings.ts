import type { Tiles } from '#api/adapters/places/tiles.ts';
import type { Config } from '#api/config/config.ts';
import type { Settings } from '#schema/site/settings.ts';

const DEMO_PASSWORD = 'trybe-demo-2026';
const DEMO_ACCOUNTS = [
  { username: 'rosa', role: 'Reporter' },
  { username: 'dan', role: 'Donor' },
  { username: 'sam', role: 'Solver' },
];

type Choices = Pick<
  Config,
  | 'tileUrl'
  | 'tileAttribution'
  | 'stripe'
  | 'pledgeExpiryDays'
  | 'hasDemoData'
  | 'openId'
  | 'retention'
> &
  Pick<Settings, 'mail'> & { hasOwnStreets: boolean };

export async function toPublicSettings(
  config: Choices,
  tiles: Tiles,
): Promise<Omit<Settings, 'site' | 'testClock'>> {
  const [overview, streets] = await Promise.all([
    tiles.metadata('overview'),
    tiles.metadata('streets'),
  ]);
  const { tileUrl, tileAttribution } = config;
  return {
    rasterTiles: tileUrl === null ? null : { url: tileUrl, attribution: tileAttribution },
    basemap: {
      overviewMaxZoom: overview.maxZoom,
      streetsMinZoom: streets.minZoom,
      streetsMaxZoom: streets.maxZoom,
      streetsBounds: streets.bounds,
      attribution: [...new Set([overview.attribution, streets.attribution])].join(' · '),
      hasOwnStreets: config.hasOwnStreets,
    },
    payments: config.stripe === null ? 'sandbox' : 'stripe',
    mail: config.mail,
    signInProvider: config.openId && { name: config.openId.name },
    pledgeExpiryDays: config.pledgeExpiryDays,
    retention: config.retention,
    demo: config.hasDemoData ? { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS } : null,
  };
}
