import { domainToASCII } from 'node:url';
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { writeAccountMail } from '#api/people/accountMails.rules.ts';
import { writeNoticeMail } from '#api/notices/noticeMessages.rules.ts';
import { writeReportMail } from '#api/issues/reportMail.rules.ts';

const mailWith = (title: string) =>
  writeNoticeMail(
    {
      id: 'a',
      type: 'proposal',
      issueId: 'b',
      kind: null,
      params: null,
      content: `sam proposed a solution to “${title}”.`,
    },
    {
      language: 'en',
      userId: 'rosa',
      to: 'rosa@example.org',
      siteName: 'Trybe',
      origin: 'https://trybe.example',
    },
  );

it.each([
  'Win at https://evil.example/prize now',
  'Win at HTTP://EVIL.EXAMPLE now',
  'Win at www.evil.example now',
  'Win at evil.example/prize?you=1 now',
  'Win at https://evil.example',
])('a mail carries no link of a stranger: %s', (title) => {
  const { subject, text } = mailWith(title);
  expect(`${subject}\n${text}`).not.toMatch(/evil\.example/iu);
  expect(text).toContain('sam proposed a solution to “Win at (link removed)');
  expect(text.match(/https?:\/\/\S+/gu)).toEqual([
    'https://trybe.example/issues/b#proposals',
    'https://trybe.example/profile?section=settings&page=notifications',
  ]);
});

/** The hosts that a reader of mail could find in a text, however they are written. */
const hostsIn = (text: string) =>
  text
    .split(/[\s()“”"<>,;:/?#@]+/u)
    .map((word) => domainToASCII(word))
    .filter((host) => /[^.]\.(?:xn--[a-z\d-]+|[a-z]{2,})\.*$/u.test(host));

it.each([
  ['Win at evil.com now', 'Win at evil . com now'],
  ['evil.co.uk', 'evil . co . uk'],
  ['evil.com:8080/prize', 'evil . com:8080/prize'],
  ['evil。com/prize', 'evil . com/prize'],
  ['Mail win@evil．com', 'Mail win@evil . com'],
  ['пример.рф', 'пример . рф'],
  ['a.xn--p1ai', 'a . xn--p1ai'],
  ['evil.\u{AD}com', 'evil . com'],
])('a bare host is not clickable: %s', (title, shown) => {
  const { subject, text } = mailWith(title);
  expect(text.split('\n')[0]).toBe(`sam proposed a solution to “${shown}”.`);
  expect(hostsIn(subject)).toEqual([]);
});

it('no title makes a host, whatever it is put together of', () => {
  const parts =
    'evil com рф ｃｏｍ ⓒⓞⓜ xn--p1ai é e\u{301} 4 - www a . . . 。 ． ｡ \u{200B} \u{FE0F} \u{2060}';
  const part = constantFrom(
    ...parts.split(' '),
    '\u{AD}',
    ' ',
    '\n',
    ...'/ // : https @ ? # “ ( ...'.split(' '),
  );
  const titles = array(part, { maxLength: 12 }).map((taken) => taken.join(''));
  assert(
    property(titles, (title) => {
      const [line = ''] = mailWith(title).text.split('\n');
      expect(hostsIn(line)).toEqual([]);
      expect(line).not.toContain('https://');
    }),
    { numRuns: 5_000 },
  );
});

it.each(['proof', 'change_new'] as const)(
  'a username is not clickable in what an unproved address gets: %s',
  (kind) => {
    const facts = {
      origin: 'https://trybe.example',
      siteName: 'Trybe',
      language: 'en' as const,
      username: 'evil.com',
      token: 'x',
      newEmail: 'ann@example.org',
    };
    const { text } = writeAccountMail(kind, facts, { id: 'a', userId: 'b', to: 'ann@example.org' });
    expect(text).not.toContain('evil.com');
    expect(text).toContain('The account evil . com');
  },
);

it('a title stays on its line, so that it cannot pose as a paragraph of ours', () => {
  const { text } = mailWith('Pothole”.\r\n\r\nYour account is closed.\u2028Answer at once');
  expect(text.split('\n')[0]).toBe(
    'sam proposed a solution to “Pothole”. Your account is closed. Answer at once”.',
  );
});

it('plain titles stay as they were written', () => {
  for (const title of [
    'Lamp at 5 W. Madison St.',
    'Work at St. Paul and Main St., 3.5 km, U.S. 41',
    'Sam fixed 3/4 of it ... on 5.12.',
    'Open 8-10 a.m./p.m.',
  ]) {
    expect(mailWith(title).text).toContain(`“${title}”`);
  }
});

it('a mail about a report carries its own link and none of a stranger', () => {
  const { subject, text } = writeReportMail(
    {
      siteName: 'Trybe',
      language: 'de',
      title: 'Win\nat https://evil.example/prize',
      location: 'www.evil.example, evil.com',
      category: 'public_services',
      names: {},
      link: 'https://trybe.example/issues/b',
    },
    { id: 'a', userId: 'odile', to: 'office@example.org' },
  );
  expect(`${subject}\n${text}`).not.toMatch(/evil\.(?:example|com)/iu);
  expect(subject).toBe('Trybe: Neue Meldung: „Win at (Link entfernt)“');
  expect(text).toContain('unter Öffentliche Dienste gemeldet');
  expect(text.match(/https?:\/\/\S+/gu)).toEqual(['https://trybe.example/issues/b']);
});
