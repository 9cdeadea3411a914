import { afterAll, describe, expect, it } from 'vitest';
import { getSettings } from '#schema/site/settings.ts';
import { DEMO_SITE, NEW_SITE } from '#schema/site/newSite.ts';
import { getSiteSettings, saveSiteSettings, type SiteSettings } from '#schema/site/siteSettings.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { openSite } from './openSite.ts';

const api = await startTestApi();
const second = await startTestApi({ sharedWith: api });
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const REASON = 'The association has taken over the installation.';

const insert = (version: number, document: object, byId: string) =>
  api.database.query(
    `insert into site_settings (version, document, by_id, reason, changed_at)
     values ($1, $2, $3, $4, now())`,
    [version, JSON.stringify(document), byId, REASON],
  );

describe('what operators said about the installation', () => {
  it('is placeholders only where nobody is asked for money or trust', async () => {
    const siteOf = async (isProduction: boolean) =>
      (await openSite(api.database, { isProduction })).current();
    expect(await siteOf(false)).toEqual(DEMO_SITE);
    expect(await siteOf(true)).toEqual(NEW_SITE);
    expect(JSON.stringify(NEW_SITE)).not.toContain('example');
  });

  it('is heard of by every process', async () => {
    const operator = await operatorOf(api);
    const visitor = await personOf(second);
    const settings: SiteSettings = { ...NEW_SITE, name: 'Leipzig packt an' };
    await operator.expectCall(saveSiteSettings, { body: { version: 0, reason: REASON, settings } });
    const { told: _told, ...shown } = settings;
    expect((await operator.expectCall(getSettings)).site).toEqual(shown);
    const seen = async () => (await visitor.expectCall(getSettings)).site;
    await expect.poll(seen, { timeout: 10_000 }).toEqual(shown);
  });

  it('takes from a new installation what an earlier release did not ask for', async () => {
    const { id } = await operatorOf(api);
    await insert(2, { name: 'Old' }, id);
    const site = await openSite(api.database, { isProduction: false });
    expect(site.current()).toEqual({ ...NEW_SITE, name: 'Old' });
  });

  it('offers of its languages those that the app is there in, else English', async () => {
    const { id } = await operatorOf(api);
    const built = new Set(['en']);
    const isBuilt = (language: string) => built.has(language);
    const site = await openSite(api.database, { isProduction: false, isBuilt });
    const offer = async (version: number, languages: string[]) => {
      await insert(version, { ...NEW_SITE, languages }, id);
      await site.reload();
    };
    await offer(3, ['de', 'en']);
    expect(site.spoken()).toEqual(['en']);
    await offer(4, ['de']);
    expect(site.spoken()).toEqual(['en']);
    expect(site.current().languages).toEqual(['de']);
    built.add('de');
    expect(site.spoken()).toEqual(['de']);
  });

  it('comes to operators whole, also where an earlier release stored less of a category', async () => {
    const operator = await operatorOf(api);
    const lamps = { id: 'lamps', names: { en: 'Lamps' }, icon: null, isRetired: false };
    await insert(5, { name: 'Old', categories: [lamps] }, operator.id);
    const { settings } = await operator.expectCall(getSiteSettings);
    expect(settings.categories).toEqual([{ ...lamps, questions: [] }]);
    expect(settings.told).toEqual([]);
  });

  it('that does not fit is refused with its place, and what was before goes on', async () => {
    const { id } = await operatorOf(api);
    const site = await openSite(api.database, { isProduction: false });
    const before = site.current();
    await insert(6, { name: '', contactEmail: 'nobody' }, id);
    await expect(site.reload()).rejects.toThrow(
      'Version 6 of the site settings does not fit:\n  name: Please enter a name.\n  contactEmail: Please enter a valid email address.',
    );
    expect(site.current()).toEqual(before);
    await insert(7, { name: 'Mended' }, id);
    await site.reload();
    expect(site.current().name).toBe('Mended');
  });

  it('is never changed afterwards', async () => {
    const change = api.database.query(`update site_settings set reason = repeat('x', 30)`);
    await expect(change).rejects.toThrow(/append-only|permission denied/u);
  });
});
