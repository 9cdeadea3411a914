import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AREAS_FOLLOWED_MAX } from '#schema/people/followLimits.ts';
import {
  followArea,
  getDigestSettings,
  saveDigestSettings,
  stopDigest,
} from '#schema/notices/digest.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getNoticeChoices, saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { syncOperations } from '#schema/sync.ts';
import { passDays } from './case.ts';
import { fileReport, REPORT } from './fixtures.ts';
import { mailAbout, proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

/** A place of one test alone: others report in the Loop all the time. */
const placeAt = (at: number) => ({ latitude: String(-40 - at / 10), longitude: '-65.5' });
const areaAt = (at: number) => ({ ...placeAt(at), name: `Plain ${at}`, radiusKm: 5 as const });

type Area = ReturnType<typeof areaAt> | null;
const areaCall = (area: Area, id: string = randomUUID()) => ({ params: { id }, body: { area } });

async function follow(person: Person, area: Area, id?: string): Promise<string> {
  return (await person.expectCall(followArea, areaCall(area, id))).id;
}

const digestsOf = async (person: Person) =>
  (await person.expectCall(listNotifications))
    .filter(({ type }) => type === 'digest')
    .map(({ content }) => content);

const mailsTo = async (person: Person) =>
  (await person.expectCall(listMailbox)).filter(({ subject }) =>
    subject.includes('the last summary'),
  );

scenarios('areas that people follow', () => {
  test('are listed and ended, each by its own person', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const none = await person.expectCall(getDigestSettings);
    expect(none).toEqual({ frequency: 'off', followsHome: false, areas: [] });
    const [first, second] = [await follow(person, areaAt(1)), await follow(person, areaAt(2))];
    await follow(other, null, second);
    await follow(person, null, first);
    const known = await person.expectCall(getDigestSettings);
    const area = { ...areaAt(2), latitude: -40.2, longitude: -65.5, id: second };
    expect(known).toMatchObject({ frequency: 'weekly', areas: [area] });
    expectRefusal(await other.call(followArea, areaCall(areaAt(2), second)), 'id_taken');
  });

  test('are followed and ended once however often a device says so, also without network', async () => {
    const person = await newPerson();
    const [id, known] = [randomUUID(), () => person.expectCall(getDigestSettings)];
    const item = (area: Area) => ({
      key: randomUUID(),
      operation: 'followArea' as const,
      ...areaCall(area, id),
    });
    const begin = item(areaAt(6));
    for (const items of [[begin], [begin], [item(areaAt(6))]]) {
      const { results } = await person.expectCall(syncOperations, { body: { items } });
      expect(results[0]).toMatchObject({ status: 200, body: { id, receipt: { parts: [] } } });
      expect((await known()).areas).toMatchObject([{ id, name: 'Plain 6' }]);
    }
    const ends = item(null);
    for (const items of [[ends], [ends], [begin]])
      await person.expectCall(syncOperations, { body: { items } });
    expect((await known()).areas).toEqual([]);
  });

  test('are so many and no more, and are places with a name and a known size', async () => {
    const person = await newPerson();
    const body = areaAt(3);
    expectRefusal(await (await newVisitor()).call(followArea, areaCall(body)), 'not_signed_in');
    const wrong = { ...body, radiusKm: 4_000 as 5 };
    expectFieldError(
      await person.call(followArea, areaCall(wrong)),
      'area.radiusKm',
      'radiusKm is one of 1, 5, 25.',
    );
    const nameless = { ...body, name: ' ' };
    expectFieldError(
      await person.call(followArea, areaCall(nameless)),
      'area.name',
      'Please name the area.',
    );
    for (let at = 0; at < AREAS_FOLLOWED_MAX; at += 1)
      await person.expectCall(followArea, areaCall(body));
    expectRefusal(await person.call(followArea, areaCall(body)), 'too_many_areas');
  });
});

scenarios('the digest', () => {
  test('sums up once a week what is new in the areas that somebody follows', async () => {
    const person = await newPerson();
    await follow(person, areaAt(4));
    await fileReport(await newPerson(), { ...REPORT, ...placeAt(4) });
    await passDays(6);
    expect(await digestsOf(person)).toEqual([]);
    await passDays(1);
    const told = ['Since the last summary: 1 new report in areas that you follow.'];
    await expect.poll(() => digestsOf(person)).toEqual(told);
    await passDays(7);
    expect(await digestsOf(person)).toEqual(told);
  });

  test('goes by email to a proved address until the link of one ends it', async () => {
    const person = await newPerson();
    await proveAddress(person);
    await follow(person, areaAt(5));
    const body = { choices: [{ type: 'digest' as const, byPush: true, byEmail: true }] };
    await person.expectCall(saveNoticeChoices, { body });
    await person.expectCall(saveDigestSettings, {
      body: { frequency: 'daily', followsHome: false },
    });
    const reporter = await newPerson();
    const { id, title } = await fileReport(reporter, { ...REPORT, ...placeAt(5) });
    await passDays(1);
    const mail = await mailAbout(person, 'Since the last summary');
    expect(mail.text).toContain(title);
    expect(mail.text).toContain(`/issues/${id}`);

    const [, token = ''] = /\/stop\/([\w-]+)/u.exec(mail.text) ?? [];
    const visitor = await newVisitor();
    expectRefusal(
      await visitor.call(stopDigest, { params: { token: `${token.slice(0, -3)}AAA` } }),
      'link_expired',
    );
    // As a mail program sends it.
    const pressed = await (
      await target()
    ).send(`/api/digest-stops/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(204);
    await visitor.expectCall(stopDigest, { params: { token } });
    const { choices } = await person.expectCall(getNoticeChoices);
    expect(choices.find(({ type }) => type === 'digest')).toEqual({
      type: 'digest',
      byPush: true,
      byEmail: false,
    });
    await fileReport(reporter, { ...REPORT, ...placeAt(5) });
    await passDays(1);
    await expect.poll(async () => (await digestsOf(person)).length).toBe(2);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('says what is wrong with a choice', async () => {
    const person = await newPerson();
    const body = { frequency: 'hourly' as 'daily', followsHome: false };
    expectFieldError(
      await person.call(saveDigestSettings, { body }),
      'frequency',
      'frequency is one of off, daily, weekly.',
    );
  });
});
