import { expect, it } from 'vitest';
import { noticeMailOf } from '#api/domain/notices/noticeMessages.ts';

const mailWith = (title: string) =>
  noticeMailOf(
    { id: 'a', type: 'proposal', issueId: 'b', content: `sam proposed a solution to “${title}”.` },
    { userId: 'rosa', to: 'rosa@example.org', siteName: 'Trybe', origin: 'https://trybe.example' },
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
    'https://trybe.example/profile?section=settings',
  ]);
});

it('a title stays on its line, so that it cannot pose as a paragraph of ours', () => {
  const { text } = mailWith('Pothole”.\r\n\r\nYour account is closed.\u2028Answer at once');
  expect(text.split('\n')[0]).toBe(
    'sam proposed a solution to “Pothole”. Your account is closed. Answer at once”.',
  );
});

it('plain titles stay as they were written', () => {
  for (const title of [
    'Lamp at 5 W. Madison St.',
    'sam.jones fixed 3/4 of it',
    'Open 8-10 a.m./p.m.',
  ]) {
    expect(mailWith(title).text).toContain(`“${title}”`);
  }
});
