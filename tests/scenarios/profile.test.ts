import { expect, test } from 'vitest';
import { getIssue } from '#schema/issues/issue.ts';
import { listMessages, postMessage } from '#schema/issues/chat.ts';
import { listProposals } from '#schema/case/proposal.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import { putAvatar, removeAvatar, saveProfile, STAFF_NAME } from '#schema/people/profile.ts';
import { AVATAR_EDGE_PX } from '#schema/profileLimits.ts';
import { getCurrentUser } from '#schema/people/user.ts';
import { getReputation } from '#schema/people/reputation.ts';
import { newKey } from './client.ts';
import { fileReport, picture, propose, sendFace } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

const save = (person: Person, fullName: string, about = '') =>
  person.call(saveProfile, { body: { fullName, about } });

const faceOf = async (person: Person) => {
  const { avatarUrl } = await person.expectCall(getCurrentUser);
  return avatarUrl ?? '';
};

/** Width and height of a WebP as this pipeline writes it (VP8 key frame). */
function sizeOf(webp: Buffer): [width: number, height: number] {
  expect([webp.toString('latin1', 0, 4), webp.toString('latin1', 12, 16)]).toEqual([
    'RIFF',
    'VP8 ',
  ]);
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}

const shownOf = async ({ id }: Person) =>
  (await newVisitor()).expectCall(getReputation, { params: { id } });

scenarios('what people show of themselves', () => {
  test('is a name and a few words, seen by all beside the username', async () => {
    const person = await newPerson();
    expect((await save(person, '  Ｉnês   Carvalho ', 'I fix\nbenches.')).status).toBe(204);
    expect(await person.expectCall(getCurrentUser)).toMatchObject({
      fullName: 'Inês Carvalho',
      about: 'I fix\nbenches.',
      username: person.username,
    });
    expect(await shownOf(person)).toMatchObject({
      fullName: 'Inês Carvalho',
      about: 'I fix\nbenches.',
      avatarUrl: null,
      username: person.username,
    });
    await save(person, '');
    expect(await shownOf(person)).toMatchObject({ fullName: null, about: null });
  });

  test('has bounds: no tricks with letters, and no name of those who decide', async () => {
    const person = await newPerson();
    const name = (fullName: string) => save(person, fullName);
    for (const bad of [
      'x'.repeat(51),
      'a\u202Ebc',
      'in\u200Bvisible',
      'be\u0007ll',
      '···',
      '\u3164',
    ]) {
      expectRefusal(await name(bad), 'invalid_request');
    }
    expectRefusal(await name('o\u0323\u0324\u0331\u0320\u0325'), 'invalid_request');
    for (const staff of ['Trybe Support', 'Rosa, Mоderator', 'T r y b e']) {
      expectFieldError(await name(staff), 'fullName', STAFF_NAME);
    }
    expectRefusal(await save(person, 'Rosa', 'x'.repeat(301)), 'invalid_request');
    expectRefusal(await save(person, 'Rosa', 'turned\u202Eround'), 'invalid_request');
    expect(await person.expectCall(getCurrentUser)).toMatchObject({ fullName: null, about: null });
    expectRefusal(
      await (await newVisitor()).call(saveProfile, { body: { fullName: 'Rosa', about: '' } }),
      'not_signed_in',
    );
  });

  test('is a face: the square middle of a picture, for everybody', async () => {
    const person = await newPerson();
    const key = newKey();
    const answer = await sendFace(person, picture(90, [60, 30]), key);
    expect(answer.status).toBe(200);
    const { avatarUrl } = (await answer.json()) as { avatarUrl: string };
    expect(await faceOf(person)).toBe(avatarUrl);
    const again = await sendFace(person, picture(90, [60, 30]), key);
    expect(await again.json()).toEqual({ avatarUrl });
    const shown = await (await newVisitor()).fetch(avatarUrl);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(sizeOf(bytes)).toEqual([AVATAR_EDGE_PX, AVATAR_EDGE_PX]);
  });

  test('a face that is replaced or taken away is seen by nobody else any more', async () => {
    const person = await newPerson();
    const visitor = await newVisitor();
    const faces: string[] = [];
    for (const shade of [10, 200]) {
      await sendFace(person, picture(shade));
      faces.push(await faceOf(person));
    }
    const [first = '', second = ''] = faces;
    expect((await visitor.fetch(first)).status).toBe(404);
    expect((await visitor.fetch(second)).status).toBe(200);
    expect((await person.call(removeAvatar)).status).toBe(204);
    expect(await shownOf(person)).toMatchObject({ avatarUrl: null });
    expect((await visitor.fetch(second)).status).toBe(404);
  });

  test('a face is a picture of a kind that is known, and whole', async () => {
    const person = await newPerson();
    const text = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
    expect(await codeOf(await sendFace(person, text))).toBe('unsupported_image');
    expect(await codeOf(await sendFace(person, picture().slice(0, 60)))).toBe('unreadable_image');
    const huge = new Uint8Array(5 * 1024 * 1024);
    expect(await codeOf(await sendFace(person, huge))).toBe('photo_too_large');
    expect(await faceOf(person)).toBe('');
    const visitor = await newVisitor();
    expect((await visitor.fetch(putAvatar.path, { method: 'PUT', body: picture() })).status).toBe(
      401,
    );
  });

  test('stands beside reports, proposals and messages', async () => {
    const [person, solver, reader] = [
      await newPerson(),
      await newPerson('solver'),
      await newPerson(),
    ];
    for (const one of [person, solver]) {
      await save(one, `Name of ${one.username}`);
      await sendFace(one, picture(50));
    }
    const reported = await fileReport(person);
    const params = { id: reported.id };
    const proposed = await propose(solver, reported.id);
    const posted = await person.expectCall(postMessage, { params, body: { message: 'Look.' } });
    // An answer that is kept with its key for good has nothing in it that people may take back.
    expect([reported.reporterProfile, proposed.solverProfile, posted.userProfile]).toEqual([
      null,
      null,
      null,
    ]);
    const profileOf = async (one: Person) => ({
      fullName: `Name of ${one.username}`,
      avatarUrl: await faceOf(one),
    });
    const issue = await reader.expectCall(getIssue, { params });
    expect(issue.reporterProfile).toEqual(await profileOf(person));
    const [message] = await reader.expectCall(listMessages, { params });
    expect(message?.userProfile).toEqual(await profileOf(person));
    const [proposal] = await reader.expectCall(listProposals, { params });
    expect(proposal?.solverProfile).toEqual(await profileOf(solver));
    await save(solver, 'Another name');
    const [renamed] = await reader.expectCall(listProposals, { params });
    expect(renamed?.solverProfile?.fullName).toBe('Another name');
  });

  test('goes with the account', async () => {
    const person = await newPerson();
    await save(person, 'Somebody', 'Words of mine.');
    await sendFace(person, picture(66));
    const face = await faceOf(person);
    const { id } = await fileReport(person);
    await person.expectCall(deleteAccount, { body: { password: person.password } });
    const visitor = await newVisitor();
    expect((await visitor.fetch(face)).status).toBe(404);
    const nothing = { fullName: null, avatarUrl: null };
    expect(await shownOf(person)).toMatchObject({ ...nothing, about: null });
    expect((await visitor.expectCall(getIssue, { params: { id } })).reporterProfile).toBeNull();
  });
});
