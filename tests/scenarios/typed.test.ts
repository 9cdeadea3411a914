import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listIssues, reportIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { listContent } from '#schema/console/content.ts';
import { listPeople } from '#schema/console/people.ts';
import { login, register } from '#schema/people/user.ts';
import { fileReport, REPORT } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor } from './target.ts';

type Found = { id: string };
const idsOf = (all: readonly Found[]) => all.map(({ id }) => id).toSorted();
const PASSWORD = 'ﬁve long wørds é';
const accountOf = (username: string, email = `${randomUUID().slice(0, 12)}@example.org`) => ({
  username,
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD.normalize('NFD'),
});

scenarios('what people type', () => {
  test('is the same name and password in every spelling', async () => {
    const id = randomUUID().slice(0, 8);
    const typed = `Jose\u0301${id}`;
    const made = await (await newVisitor()).expectCall(register, { body: accountOf(typed) });
    expect(made.username).toBe(`José${id}`);
    for (const emailOrUsername of [typed, ` José${id} `, `Ｊｏｓé${id}`])
      for (const password of [PASSWORD, PASSWORD.normalize('NFD'), PASSWORD.normalize('NFKC')]) {
        const body = { emailOrUsername, password };
        expect((await (await newVisitor()).call(login, { body })).status).toBe(200);
      }
  });

  test.each([
    ['İrem', ['irem', 'IREM', 'İREM']],
    ['Işık', ['IŞIK', 'ışık', 'işik'.replace('ş', 's\u0327')]],
    ['ΝΙΚΟΣ', ['Νίκος'.replace('ί', 'ι'), 'νικοσ', 'νικος']],
    ['STRASSE', ['straße', 'Strasse', 'STRAẞE']],
    ['ömer', ['ÖMER', 'Ｏ\u0308mer']],
    ['Жанна', ['ЖАННА', 'жанна\u200E']],
    ['رضا٢٥', ['رضا25', '\u200Fرضا۲۵']],
  ])('is the same name whatever the case: %s', async (name, spellings) => {
    const end = `.${randomUUID().slice(0, 8)}.${name}`;
    await (await newVisitor()).expectCall(register, { body: accountOf(name + end) });
    for (const spelling of spellings) {
      const typed = spelling + end.replace(name, spelling);
      const body = { emailOrUsername: typed, password: PASSWORD };
      const answer = await (await newVisitor()).call(login, { body });
      expect([typed, answer.status]).toEqual([typed, 200]);
      const again = accountOf(typed.replaceAll(/\p{Cf}/gu, ''));
      expectRefusal(await (await newVisitor()).call(register, { body: again }), 'username_taken');
    }
  });

  test('is the same address in every spelling', async () => {
    const id = randomUUID().slice(0, 8);
    const email = `o'brien.${id}@MÜLLER.example`;
    const body = accountOf(`u${id}`, email);
    const made = await (await newVisitor()).expectCall(register, { body });
    expect(made.email).toBe(`o'brien.${id}@xn--mller-kva.example`);
    for (const emailOrUsername of [
      email,
      made.email,
      `O’Brien.${id}@mu\u0308ller.example`,
      `\u200E${email}\uFEFF`,
      email.replaceAll(/[ob@.]/gu, (sign) =>
        String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
      ),
    ]) {
      const answer = await (
        await newVisitor()
      ).call(login, {
        body: { emailOrUsername, password: PASSWORD },
      });
      expect(answer.status).toBe(200);
    }
  });

  test('is no title when it draws nothing', async () => {
    const person = await newPerson();
    for (const title of ['\u200B'.repeat(5), '\u3164'.repeat(9), '\u2800'.repeat(9)]) {
      const answer = await person.call(reportIssue, { body: { ...REPORT, title } });
      expectFieldError(answer, 'title', 'Title must be at least 5 characters.');
    }
  });

  test('finds what is spelled with other letters', async () => {
    const person = await newPerson();
    const id = randomUUID().slice(0, 8);
    const title = `Participación ${id} Straße İstanbul ışık Łódź Nguyễn`;
    const { id: reported } = await fileReport(person, { title });
    for (const word of ['participacion', 'strasse', 'istanbul', 'isik', 'lodz', 'NGUYEN']) {
      const search = word === 'participacion' ? `${word} ${id}` : word;
      const { items } = (await person.expectCall(listIssues, {
        query: { search, pageSize: 100 },
      })) as { items: { id: string }[] };
      expect([word, items.some((issue) => issue.id === reported)]).toEqual([word, true]);
    }
  });

  test('finds Müller as Mueller, and Mueller as Müller, in list, console and names', async () => {
    const [person, operator] = [await newPerson(), await newPersonAs('operator')];
    const id = randomUUID().slice(0, 8);
    const title = `Müller ${id} Åbenrå`;
    const { id: reported } = await fileReport(person, { title });
    const { id: spelledOut } = await fileReport(person, { title: `Mueller ${id} Aabenraa` });
    const find = async (search: string) => {
      const query = { search, pageSize: 100 };
      const { items } = (await person.expectCall(listIssues, { query })) as { items: Found[] };
      const content = await operator.expectCall(listContent, { query: { search } });
      expect(idsOf(content.items)).toEqual(idsOf(items));
      return idsOf(items);
    };
    const both = [reported, spelledOut].toSorted();
    expect(await find(`mueller ${id}`)).toEqual(both);
    expect(await find(`MÜLLER ${id} åbenrå`)).toEqual(both);
    expect(await find(`${id} aabenraa`)).toEqual(both);
    expect(await find(`muller ${id}`)).toEqual([reported]);
    const named = accountOf(`jörg${id}`);
    const { id: account } = await (await newVisitor()).expectCall(register, { body: named });
    const people = await operator.expectCall(listPeople, { query: { search: `joerg${id}` } });
    expect(idsOf(people.items)).toEqual([account]);
  });

  test('is refused in the name of another than who is signed in', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const issue = await fileReport(person);
    const answer = await person.call(createPledge, {
      body: { issueId: issue.id, amount: '25' },
      headers: { 'X-Trybe-User': other.id },
    });
    expectRefusal(answer, 'other_reporter');
  });
});
