import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { confirmEmail } from '#schema/people/credentials.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import {
  getNoticeChoices,
  saveNoticeChoices,
  type NoticeChoice,
} from '#schema/notices/noticeChoice.ts';
import { NOTICE_CHOICES } from '#schema/notices/notificationTypes.ts';
import { deletePushSubscription, getPushKey, savePushSubscription } from '#schema/notices/push.ts';
import { logout } from '#schema/people/user.ts';
import { pledge } from './case.ts';
import { fileReport } from './fixtures.ts';
import { linkIn, proveAddress } from './mailbox.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor, type Person } from './target.ts';

/** What a browser hands over when its person agrees to pushes. */
function newSubscription(origin = 'https://push.example.org') {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `${origin}/send/${randomBytes(12).toString('base64url')}`;
  return { endpoint, keys: { p256dh, auth } };
}

const choose = (person: Person, ...choices: NoticeChoice[]) =>
  person.expectCall(saveNoticeChoices, { body: { choices } });

/** The mails about news, without those about the account. */
const mailsOf = async (person: Person) =>
  (await person.expectCall(listMailbox)).filter(({ text }) => text.includes('this kind of news'));

const endpointsOf = async (person: Person) =>
  (await person.expectCall(getNoticeChoices)).devices.map(({ endpoint }) => endpoint);

scenarios('what leaves the app', () => {
  test('nothing until somebody asks for it, but emails about money and deadlines', async () => {
    const { choices, devices } = await (await newPerson()).expectCall(getNoticeChoices);
    const unasked = NOTICE_CHOICES.map((type) => ({
      type,
      byPush: false,
      byEmail: type === 'money',
    }));
    expect(choices).toEqual(unasked);
    expect(devices).toEqual([]);
  });

  test('a choice of one kind leaves the others as they are, and is nobody else’s', async () => {
    const [rosa, dan] = [await newPerson(), await newPerson()];
    await choose(rosa, { type: 'pledge', byPush: false, byEmail: true });
    await choose(rosa, { type: 'vote', byPush: true, byEmail: false });
    const { choices } = await (await elsewhere(rosa)).expectCall(getNoticeChoices);
    expect(choices.filter(({ byEmail }) => byEmail).map(({ type }) => type)).toEqual([
      'money',
      'pledge',
    ]);
    expect(choices.filter(({ byPush }) => byPush).map(({ type }) => type)).toEqual(['vote']);
    const others = await dan.expectCall(getNoticeChoices);
    const chosen = others.choices.filter(({ byPush, byEmail }) => byPush || byEmail);
    expect(chosen.map(({ type }) => type)).toEqual(['money']);
  });

  test('a mail about a chosen kind, with a link, and none about another', async () => {
    const [rosa, dan] = [await newPerson(), await newPerson('donator')];
    await choose(rosa, { type: 'pledge', byPush: false, byEmail: true });
    await proveAddress(rosa);
    const { id } = await fileReport(rosa);
    await pledge(dan, id, '5');
    await expect.poll(() => mailsOf(rosa), { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mailsOf(rosa);
    expect(mail).toMatchObject({ to: rosa.email });
    expect(mail?.subject).toContain(`${dan.username} pledged $5.00`);
    expect(mail?.text).toContain(`/issues/${id}#pledges`);
    expect(await mailsOf(dan)).toEqual([]);
  });

  test('no mail but the proof to an address that nobody has proved', async () => {
    const [rosa, dan] = [await newPerson(), await newPerson('donator')];
    await choose(rosa, { type: 'pledge', byPush: false, byEmail: true });
    const { id } = await fileReport(rosa);
    await pledge(dan, id, '5');
    const token = await linkIn(rosa, 'Confirm your email address');
    await rosa.expectCall(confirmEmail, { body: { token } });
    await pledge(dan, id, '6');
    await expect.poll(() => mailsOf(rosa), { timeout: 10_000 }).toHaveLength(1);
    expect((await mailsOf(rosa))[0]?.subject).toContain('pledged $6.00');
  });

  test('a kind that is named twice, or is none, is refused', async () => {
    const rosa = await newPerson();
    const choice: NoticeChoice = { type: 'vote', byPush: true, byEmail: false };
    const twice = await rosa.call(saveNoticeChoices, { body: { choices: [choice, choice] } });
    expectRefusal(twice, 'invalid_request');
    const none = { ...choice, type: 'gossip' } as unknown as NoticeChoice;
    expectRefusal(
      await rosa.call(saveNoticeChoices, { body: { choices: [none] } }),
      'invalid_request',
    );
  });

  test('is asked of signed-in people only', async () => {
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(getNoticeChoices), 'not_signed_in');
    expectRefusal(
      await visitor.call(saveNoticeChoices, { body: { choices: [] } }),
      'not_signed_in',
    );
    expectRefusal(
      await visitor.call(savePushSubscription, { body: newSubscription() }),
      'not_signed_in',
    );
    expectRefusal(await visitor.call(listMailbox), 'not_signed_in');
  });
});

scenarios('browsers that get pushes', () => {
  test('subscribe with the one public key of the installation', async () => {
    const visitor = await newVisitor();
    const { publicKey } = await visitor.expectCall(getPushKey);
    const point = Buffer.from(publicKey, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect(await visitor.expectCall(getPushKey)).toEqual({ publicKey });
  });

  test('are kept once each, and forgotten when their person says so', async () => {
    const [rosa, dan] = [await newPerson(), await newPerson()];
    const body = newSubscription();
    await rosa.expectCall(savePushSubscription, { body });
    await rosa.expectCall(savePushSubscription, { body });
    const { devices } = await rosa.expectCall(getNoticeChoices);
    expect(devices).toMatchObject([{ endpoint: body.endpoint, lastSuccessAt: null }]);
    const params = { id: devices[0]?.id ?? '' };
    await dan.expectCall(deletePushSubscription, { params });
    expect(await endpointsOf(rosa)).toEqual([body.endpoint]);
    await rosa.expectCall(deletePushSubscription, { params });
    expect(await endpointsOf(rosa)).toEqual([]);
    await rosa.expectCall(deletePushSubscription, { params });
  });

  test('are at most ten of one person', async () => {
    const rosa = await newPerson();
    const subscriptions = Array.from({ length: 11 }, () => newSubscription());
    for (const body of subscriptions) await rosa.expectCall(savePushSubscription, { body });
    const endpoints = await endpointsOf(rosa);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).toContain(subscriptions.at(-1)?.endpoint);
  });

  test('belong to who asked last on a shared device', async () => {
    const [rosa, dan] = [await newPerson(), await newPerson()];
    const body = newSubscription();
    await rosa.expectCall(savePushSubscription, { body });
    await dan.expectCall(savePushSubscription, { body });
    expect(await endpointsOf(rosa)).toEqual([]);
    expect(await endpointsOf(dan)).toEqual([body.endpoint]);
  });

  test('hear nothing more once their person has signed out there', async () => {
    const rosa = await newPerson();
    const phone = await elsewhere(rosa);
    const [kept, left] = [newSubscription(), newSubscription()];
    await rosa.expectCall(savePushSubscription, { body: kept });
    await phone.expectCall(savePushSubscription, { body: left });
    await phone.expectCall(logout);
    expect(await endpointsOf(rosa)).toEqual([kept.endpoint]);
  });

  describe('are refused', () => {
    test.each([
      ['without TLS', newSubscription('http://push.example.org')],
      ['at an inner machine without TLS', newSubscription('http://192.168.1.1')],
      ['at what is no address', { ...newSubscription(), endpoint: 'push' }],
      ['with a key that is none', { ...newSubscription(), keys: { p256dh: 'x', auth: 'y' } }],
    ])('%s', async (_, body) => {
      const rosa = await newPerson();
      expectRefusal(await rosa.call(savePushSubscription, { body }), 'invalid_request');
      expect(await endpointsOf(rosa)).toEqual([]);
    });
  });
});
