import { getSiteText } from './siteTexts.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { hashSessionId } from '#api/database/sessionStore.ts';
import type { Handlers } from '#api/http/handler.ts';
import type { Services } from '#api/http/services.ts';
import { SUGGESTIONS_MAX } from '#schema/limits.ts';
import { locationFallback, shortDisplayName } from '#schema/places/gazetteer.ts';
import type { Settings } from '#schema/site/settings.ts';
import { HOUR_MS } from '#schema/durations.ts';

/** A failing provider is no fault of ours: the form works without suggestions. */
function unavailable(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('unavailable');
}

export function readSettings({ settings, site, timeMachine }: Services): Settings {
  const offsetMs = timeMachine?.offsetMs();
  const testClock = offsetMs === undefined ? null : { offsetMs };
  // People's addresses are for operators only.
  const { told: _told, ...shown } = site.current();
  const offered = { ...shown, languages: [...site.spoken()] };
  const ownTexts = [...site.ownTexts()];
  return { ...settings, site: offered, siteVersion: site.version(), ownTexts, testClock };
}

export const siteRoutes = {
  async getSettings({ services }) {
    return { body: readSettings(services) };
  },

  async getSiteText({ params, query, services }) {
    const json = await getSiteText(services.database, params, query.version ?? null);
    if (json === null) throw new Refusal('not_found');
    return { json };
  },

  /** Does not renew the session: an open stream does not count as using it. */
  async streamEvents({ query: { missedMs }, call, services }) {
    const { id } = call.session;
    const found = id === null ? null : await services.sessions.get(id);
    if (id === null || !found) return { eventsOf: null, missedMs };
    const session = hashSessionId(id).toString('hex');
    return { eventsOf: { userId: found.userId, session }, missedMs };
  },

  async geocode({ query, call, services }) {
    await services.limits.geocode(call.ip);
    const near = services.site.current().area;
    const found = services.geocoder.search(query.q, SUGGESTIONS_MAX, near);
    return { body: await found.catch(unavailable) };
  },

  async reverseGeocode({ query, call, services }) {
    await services.limits.geocode(call.ip);
    const found = await services.geocoder.reverse(query.lat, query.lon).catch(() => null);
    const fallback = locationFallback(query.lat, query.lon);
    const name = found === null ? fallback : shortDisplayName(found) || fallback;
    return { body: { name, display_name: found ?? fallback } };
  },
} satisfies Partial<Handlers>;

export const testClockRoutes = {
  async moveTestClock({ body, services }) {
    const { timeMachine } = services;
    if (timeMachine === null) throw new Refusal('not_found');
    await timeMachine.advance(body.advanceHours * HOUR_MS);
    return { body: { offsetMs: timeMachine.offsetMs() } };
  },
} satisfies Partial<Handlers>;
