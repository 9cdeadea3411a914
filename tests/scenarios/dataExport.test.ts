import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import { requestDataExport, getDataExport } from '#schema/people/dataExport.ts';
import { putAvatar, saveProfile } from '#schema/people/profile.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { readZip } from '#tests/support/readZip.ts';
import { fileReport, picture, uploadPicture } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const ask = (person: Person, password = person.password) =>
  person.call(requestDataExport, { body: { password } });

/** Where the copy of a person's data is, once it is made. */
async function readyCopy(person: Person) {
  const ready = async () => (await person.expectCall(getDataExport))?.ready ?? null;
  await expect.poll(ready, { timeout: 10_000 }).not.toBeNull();
  const copy = await ready();
  if (!copy) throw new Error('The copy has gone again');
  return copy;
}

/** Has the category for all else ask one thing; answers the version of the settings that does. */
async function askHowDeep(operator: Person): Promise<number> {
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const names = { en: 'How deep is it?' };
  const kind = 'number' as const;
  const bare = { isRequired: false, options: [], min: null, max: null };
  const question = { ...bare, id: 'how_deep', kind, names, unit: 'cm' };
  const categories = settings.categories.map((category) =>
    category.id === 'other' ? { ...category, questions: [question] } : category,
  );
  const reason = 'The road office needs to know more.';
  const body = { version, reason, settings: { ...settings, categories } };
  return (await operator.expectCall(saveSiteSettings, { body })).version;
}

scenarios('a copy of one’s own data', () => {
  test('holds what the person did, and their photos as they were sent', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const bytes = picture(77);
    await person.expectCall(saveProfile, { body: { fullName: 'Ada', about: 'About me.' } });
    const face = await person.fetch(putAvatar.path, { method: 'PUT', body: picture(78) });
    const { avatarUrl } = (await face.json()) as { avatarUrl: string };
    const photo = await uploadPicture(person, bytes);
    const asked = await askHowDeep(await newPersonAs('operator'));
    const answers = { asked, values: [{ question: 'how_deep', value: 41.5 }] };
    const report = { title: 'A report of my own', category: 'other', answers };
    const { id } = await fileReport(person, report);
    const params = { id };
    await person.expectCall(postMessage, { params, body: { message: 'Words of my own.' } });
    await other.expectCall(postMessage, { params, body: { message: 'Words of another.' } });
    expect((await ask(person)).status).toBe(204);
    const copy = await readyCopy(person);
    const answer = await person.fetch(copy.url);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const name = answer.headers.get('content-disposition');
    expect(name).toMatch(/^attachment; filename="trybe-\d{4}-\d\d-\d\d\.zip"$/u);
    const archive = new Uint8Array(await answer.arrayBuffer());
    expect([archive.length, copy.fileCount]).toEqual([copy.bytes, 2]);
    const files = readZip(archive);
    const text = files.get('data.json')?.toString('utf8') ?? '';
    const data = JSON.parse(text) as { account: Record<string, string>; issue: { id: string }[] };
    const { email, username } = person;
    const said = { full_name: 'Ada', about: 'About me.' };
    expect(data.account).toMatchObject({ email, username, ...said });
    expect(files.has(`photos/${avatarUrl.split('/').at(-1)}.webp`)).toBe(true);
    expect(data.issue.map((issue) => issue.id)).toEqual([id]);
    const answered = { names: { en: 'How deep is it?' }, value: 41.5, unit: 'cm' };
    expect(data.issue).toMatchObject([{ answers: [answered] }]);
    expect(text).toContain('Words of my own.');
    expect(text).not.toContain('Words of another.');
    expect(text).not.toMatch(/argon2|password_hash|audit_salt|id_hash/u);
    expect(files.get(`photos/${photo.id}.png`)?.equals(bytes)).toBe(true);
    const notices = await person.expectCall(listNotifications);
    expect(notices.some(({ content }) => content.includes('Your data is ready'))).toBe(true);
  });

  test('is asked for with the password, and fetched by its person alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    expect(await person.expectCall(getDataExport)).toBeNull();
    expectFieldError(await ask(person, 'wrong-password-1'), 'password', WRONG_PASSWORD);
    await ask(person);
    const { url } = await readyCopy(person);
    for (const stranger of [other, await newVisitor()]) {
      expect([401, 404]).toContain((await stranger.fetch(url)).status);
    }
    expect(await other.expectCall(getDataExport)).toBeNull();
    expectRefusal(await (await newVisitor()).call(getDataExport), 'not_signed_in');
  });

  test('is replaced by the next', async () => {
    const person = await newPerson();
    await ask(person);
    const { url } = await readyCopy(person);
    await ask(person);
    const next = async () => (await readyCopy(person)).url;
    await expect.poll(next, { timeout: 10_000 }).not.toBe(url);
    expect((await person.fetch(url)).status).toBe(404);
  });
});
