import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#schema/errors.ts';
import type { Language } from '#schema/languages/languages.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import { changePassword, confirmEmail } from '#schema/people/credentials.ts';
import { saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { saveLanguage } from '#schema/people/ownLanguage.ts';
import { register } from '#schema/people/user.ts';
import { syncOperations } from '#schema/sync.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { linkIn, mailAbout } from '#tests/scenarios/mailbox.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { usualMoney } from '#web/features/console/usualMoney.ts';

const PASSWORD = 'correct horse 7';
const NEXT = 'another horse 8';

const api = await apiOfTests();

beforeAll(async () => {
  const operator = await operatorOf(api);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  await operator.expectCall(saveSiteSettings, {
    body: {
      version,
      reason: 'The association speaks both languages.',
      settings: {
        ...settings,
        name: 'Lindental packt an',
        languages: ['en', 'de'],
        money: usualMoney('EUR'),
      },
    },
  });
}, 60_000);

const readerOf = (language: Language): Client =>
  createClient((path, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('X-Trybe-Language')) headers.set('X-Trybe-Language', language);
    return fetch(api.origin + path, { redirect: 'manual', ...init, headers });
  });

/** A person who registered in this language and has proved their address. */
async function personIn(language: keyof typeof PROOF): Promise<Client> {
  const client = readerOf(language);
  const username = `p${randomUUID().slice(0, 12)}`;
  const password = PASSWORD;
  const email = `${username}@example.org`;
  await client.expectCall(register, {
    body: { username, email, password, confirmPassword: password },
  });
  await client.expectCall(confirmEmail, { body: { token: await linkIn(client, PROOF[language]) } });
  return client;
}

const PROOF = { en: 'Confirm your email address', de: 'Bestätige deine E-Mail-Adresse' };

const pledgeTo = async (issueId: string) => {
  const donor = await personOf(api);
  await donor.expectCall(createPledge, { body: { issueId, amount: '1329.50' } });
};

const pledgedTo = (person: Client) =>
  person.expectCall(saveNoticeChoices, {
    body: { choices: [{ type: 'pledge', byPush: false, byEmail: true }] },
  });

test('what somebody registered in is what they are written to in', async () => {
  const rosa = await personIn('de');
  await pledgedTo(rosa);
  const { id } = await fileReport(rosa);
  await pledgeTo(id);
  const mail = await mailAbout(rosa, 'zugesagt');
  expect(mail.subject).toMatch(/^Lindental packt an: .* hat 1\.329,50 € für „/u);
  expect(mail.text).toContain('Du hast solche Mitteilungen per E-Mail bestellt.');
  expect(JSON.stringify(mail)).not.toMatch(/Trybe|trybe|Chicago|hello@/u);
});

test('the list says it in the language of the app that asks, whatever it was then', async () => {
  const rosa = await personIn('en');
  const { id } = await fileReport(rosa);
  await pledgeTo(id);
  const inGerman = await rosa.expectCall(listNotifications, {
    headers: { 'X-Trybe-Language': 'de' },
  });
  expect(inGerman.map(({ content }) => content).join()).toContain('hat 1.329,50\u00A0€ für „');
  const [old] = await rosa.expectCall(listNotifications);
  expect(old?.content).toContain('pledged €1329.50 to “');
});

test('a notice from before they were kept by kind reads as it did', async () => {
  const rosa = await personIn('de');
  const { id } = await fileReport(rosa);
  await pledgeTo(id);
  await api.database.query(
    'update notification set kind = null, params = null where issue_id = $1',
    [id],
  );
  const [notice] = await rosa.expectCall(listNotifications);
  expect(notice?.content).toContain('pledged €1329.50 to “');
});

test('a language that somebody chooses is used from the next mail on', async () => {
  const rosa = await personIn('en');
  await rosa.expectCall(saveLanguage, { body: { language: 'de' } });
  await rosa.expectCall(changePassword, {
    body: { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT },
  });
  const mail = await mailAbout(rosa, 'Dein Passwort wurde geändert');
  expect(mail.text).toContain('Wenn du das nicht warst, wähle sofort ein neues:');
});

test('what a queue is refused is said in the language of the app', async () => {
  const rosa = await personIn('de');
  const item = {
    key: randomUUID(),
    operation: 'postMessage' as const,
    params: { id: randomUUID() },
    body: { id: randomUUID(), message: ' ' },
  };
  const { results } = await rosa.expectCall(syncOperations, { body: { items: [item] } });
  const problem = results[0]?.body as Problem;
  expect(problem).toMatchObject({
    code: 'invalid_request',
    detail: 'Bitte prüfe die markierten Felder.',
  });
  expect(problem.errors?.[0]?.message).toBe('Die Nachricht darf nicht leer sein');
});

test('is forgotten with the account', async () => {
  const person = await personIn('de');
  const kept = () =>
    api.database.query(`select 1 from app_user where language = 'de' and is_frozen`);
  const before = (await kept()).length;
  await person.expectCall(deleteAccount, { body: { password: PASSWORD } });
  expect(await kept()).toHaveLength(before);
});
