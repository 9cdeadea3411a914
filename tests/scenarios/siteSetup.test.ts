import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { getSettings } from '#schema/site/settings.ts';
import { getCurrentUser } from '#schema/people/user.ts';
import { checkSetupCode, getSetup, setUpSite } from '#schema/site/siteSetup.ts';
import { getSiteSettings, saveSiteSettings, type SiteSettings } from '#schema/site/siteSettings.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, newVisitor, target } from './target.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';

const CODE = 'abcd-efgh-jkmn-pqrs';
const TYPED = ' ABCD efgh-JKMN pqrs ';
const PASSWORD = 'correct horse 7';
const SETTINGS: SiteSettings = {
  name: 'Lindental packt an',
  contactEmail: 'post@lindental.example',
  privacyEmail: null,
  legalName: 'Lindental e. V.',
  imprint: 'Am Markt 1\n01234 Lindental',
  partner: null,
  licence: null,
  area: {
    name: 'Lindental',
    centre: { latitude: 51.34, longitude: 12.37 },
    bounds: { west: 12.2, south: 51.2, east: 12.5, north: 51.5 },
  },
  categories: NEW_SITE.categories,
  brand: NEW_SITE.brand,
  told: [],
  languages: ['ar', 'en'],
  money: { ...NEW_SITE.money, pledgeMin: '2.00' },
};

const open = async () => (await target()).openSetup(CODE.replaceAll('-', ''));

const body = (change: Record<string, unknown> = {}) => {
  const username = `p${randomUUID().slice(0, 12)}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  return { code: TYPED, ...account, confirmPassword: PASSWORD, settings: SETTINGS, ...change };
};

scenarios('the setup of an installation', () => {
  afterEach(async () => (await target()).closeSetup());

  test('is nowhere to be found where nothing waits for it', async () => {
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(getSetup), 'not_found');
    expectRefusal(await visitor.call(checkSetupCode, { body: { code: CODE } }), 'not_found');
    expectRefusal(await visitor.call(setUpSite, { body: body() }), 'not_found');
  });

  test('puts what is said in force and signs the first operator in', async () => {
    const before = (await (await newVisitor()).expectCall(getSettings)).site;
    await open();
    const visitor = await newVisitor();
    await visitor.expectCall(checkSetupCode, { body: { code: TYPED } });
    const sent = body();
    const { username } = await visitor.expectCall(setUpSite, { body: sent });
    expect(username).toBe(sent.username);
    expect(await visitor.expectCall(getCurrentUser)).toMatchObject({
      username,
      accountRole: 'operator',
    });
    const { told: _told, ...shown } = SETTINGS;
    expect((await (await newVisitor()).expectCall(getSettings)).site).toEqual(shown);
    const { version, changes } = await visitor.expectCall(getSiteSettings);
    expect(changes[0]).toMatchObject({ version, byName: username });

    const reason = 'What the next scenarios begin with.';
    await visitor.expectCall(saveSiteSettings, { body: { version, reason, settings: before } });
  });

  test('works once', async () => {
    const keeper = await newPersonAs('operator');
    const { settings: before } = await keeper.expectCall(getSiteSettings);
    await open();
    const visitor = await newVisitor();
    await visitor.expectCall(setUpSite, { body: body() });
    expectRefusal(await visitor.call(setUpSite, { body: body() }), 'not_found');
    expectRefusal(await visitor.call(checkSetupCode, { body: { code: TYPED } }), 'not_found');
    expectRefusal(await visitor.call(getSetup), 'not_found');

    const { version } = await keeper.expectCall(getSiteSettings);
    const reason = 'What the next scenarios begin with.';
    await keeper.expectCall(saveSiteSettings, { body: { version, reason, settings: before } });
  });

  test('takes wrong codes without end, and then the right one', async () => {
    await open();
    const visitor = await newVisitor();
    expect(await visitor.expectCall(getSetup)).toEqual({ isOpen: true });
    const wrong = { code: 'abcd-efgh-jkmn-pqrt' };
    expectRefusal(await visitor.call(checkSetupCode, { body: wrong }), 'setup_code_wrong');
    expectRefusal(await visitor.call(setUpSite, { body: body(wrong) }), 'setup_code_wrong');
    for (let count = 0; count < 10; count += 1)
      expectRefusal(await visitor.call(checkSetupCode, { body: wrong }), 'setup_code_wrong');
    await visitor.expectCall(checkSetupCode, { body: { code: TYPED } });
  });

  test('tells each fault beside its field, makes nothing, and goes on', async () => {
    await open();
    const visitor = await newVisitor();
    const nameless = body({ settings: { ...SETTINGS, name: ' ' } });
    const answer = await visitor.call(setUpSite, { body: nameless });
    expectFieldError(answer, 'settings.name', 'Please enter a name.');
    const slip = await visitor.call(setUpSite, { body: body({ confirmPassword: 'another' }) });
    expectFieldError(slip, 'confirmPassword', "Passwords don't match");
    const { username } = await newPersonAs('user');
    const taken = await visitor.call(setUpSite, { body: body({ username }) });
    expectRefusal(taken, 'username_taken');
    expect(taken.problem.errors?.[0]?.path).toBe('username');
    await visitor.expectCall(getSetup);
    expectRefusal(await visitor.call(getCurrentUser), 'not_signed_in');
  });
});
