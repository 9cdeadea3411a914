import { expect, it } from 'vitest';
import * as v from 'valibot';
import { proposalTitle } from '#schema/case/proposal.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { newUsername } from '#schema/people/user.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';

const BLANK = ['\u3164', '\u1160', '\u115F', '\uFFA0', '\u034F', '\u180E', '\uFE0F'];

it.each(BLANK)('no name holds a letter that draws nothing', (letter) => {
  for (const name of [`rosa${letter}`, `${letter}rosa`, `ro${letter}sa`, letter.repeat(4)])
    expect(v.safeParse(newUsername, name).success).toBe(false);
});

it('names of every script stay names', () => {
  for (const name of ['rosa', 'Łukasz_1', '한글이름', 'محمد-2', 'नमस्ते', 'ไทยคำ'])
    expect(v.safeParse(newUsername, name).success).toBe(true);
});

it('a title is one line, whatever was sent', () => {
  const sent = { ...REPORT, title: 'Broken lamp\r\nBcc: all@example.org\u2028now' };
  const read = v.parse(reportIssue.body, sent);
  expect(read.title).toBe('Broken lamp Bcc: all@example.org now');
  expect(proposalTitle('I fix it.\nSoon.')).toBe('I fix it.');
});
