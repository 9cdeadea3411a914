import { expect, test } from 'vitest';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteSettings, saveSiteSettings, type SiteSettings } from '#schema/site/siteSettings.ts';
import { geocode } from '#schema/places/geocoding.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, newPerson, newVisitor, type Person } from './target.ts';

const REASON = 'The association has moved to another town.';
/** One of many places of this name. */
const AREA = {
  name: 'Springfield',
  centre: { latitude: 42.1, longitude: -72.59 },
  bounds: { west: -72.7, south: 42, east: -72.4, north: 42.2 },
};

const OREGON = {
  centre: { latitude: 44.05, longitude: -123.02 },
  bounds: { west: -123.1, south: 44, east: -122.9, north: 44.1 },
};

const save = (
  by: Person,
  { version, ...change }: Partial<SiteSettings> & { version: number },
  settings: SiteSettings,
) =>
  by.call(saveSiteSettings, {
    body: { version, reason: REASON, settings: { ...settings, ...change } },
  });

scenarios('what operators say about the installation', () => {
  test('is told to everybody from then on, and stands with its reason', async () => {
    const operator = await newPersonAs('operator');
    const { version, settings } = await operator.expectCall(getSiteSettings);
    const name = 'Kibera Repairs';
    const saved = await save(operator, { version, name, area: AREA }, settings);
    expect(saved.body).toEqual({ version: version + 1 });

    const { site } = await (await newVisitor()).expectCall(getSettings);
    const { told: _told, ...shown } = settings;
    expect(site).toEqual({ ...shown, name, area: AREA });
    const after = await operator.expectCall(getSiteSettings);
    expect(after.changes[0]).toMatchObject({
      version: version + 1,
      byName: operator.username,
      reason: REASON,
    });
    await save(operator, { version: after.version }, settings);
  });

  test('is not overwritten by somebody who had read an earlier version', async () => {
    const [first, second] = [await newPersonAs('operator'), await newPersonAs('operator')];
    const { version, settings } = await first.expectCall(getSiteSettings);
    const answers = await Promise.all(
      [first, second].map((by) => save(by, { version, name: by.username }, settings)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expectRefusal(refused[0]!, 'settings_conflict');
    const ahead = await save(first, { version: version + 5 }, settings);
    expectRefusal(ahead, 'settings_conflict');
    await save(first, { version: version + 1 }, settings);
  });

  test('is for operators alone', async () => {
    const operator = await newPersonAs('operator');
    const { version, settings } = await operator.expectCall(getSiteSettings);
    for (const by of [await newPerson(), await newPersonAs('ambassador')]) {
      expectRefusal(await by.call(getSiteSettings), 'forbidden');
      expectRefusal(await save(by, { version }, settings), 'forbidden');
    }
    expectRefusal(await (await newVisitor()).call(getSiteSettings), 'not_signed_in');
  });

  test('is refused with the place of the fault', async () => {
    const operator = await newPersonAs('operator');
    const { version, settings } = await operator.expectCall(getSiteSettings);
    const lines = await save(operator, { version, name: 'Two\nlines' }, settings);
    expectFieldError(lines, 'settings.name', 'Please use one line without <, > and ".');
    const turned = { ...AREA, bounds: { ...AREA.bounds, west: -72.3 } };
    const upside = await save(operator, { version, area: turned }, settings);
    expectFieldError(
      upside,
      'settings.area.bounds',
      'The area must have south below north, and west below east unless it lies across the date line.',
    );
    const away = { ...AREA, centre: { latitude: 0, longitude: 0 } };
    const outside = await save(operator, { version, area: away }, settings);
    expectFieldError(outside, 'settings.area.centre', 'The centre must lie in the area.');
    expect((await operator.expectCall(getSiteSettings)).version).toBe(version);
  });

  test('puts places of its own area first', async () => {
    const operator = await newPersonAs('operator');
    const { version, settings } = await operator.expectCall(getSiteSettings);
    const first = async () => {
      const found = await operator.expectCall(geocode, { query: { q: 'Springfield' } });
      return found[0]?.display_name;
    };
    await save(operator, { version, area: { ...AREA, ...OREGON } }, settings);
    expect(await first()).toBe('Springfield, Oregon, United States');
    await save(operator, { version: version + 1, area: AREA }, settings);
    expect(await first()).toBe('Springfield, Massachusetts, United States');
    await save(operator, { version: version + 2 }, settings);
  });
});
