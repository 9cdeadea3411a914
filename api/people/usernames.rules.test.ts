import { describe, expect, it } from 'vitest';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import { USERNAME_MAX_LENGTH } from '#schema/limits.ts';
import { isReserved, isStaffName, suggestUsername } from './usernames.rules.ts';

describe('names that look alike', () => {
  it.each([
    ['rosa', 'ROSA'],
    ['rosa', 'rоsа'],
    ['rosa', 'r0sa'],
    ['rosa', 'rösa'],
    ['rosa', 'ro.sa'],
    ['rosa', 'ｒｏｓａ'],
    ['paul', 'pau1'],
    ['marnie', 'mamie'],
    ['jo_ellen', 'jo-ellen'],
  ])('%s and %s have one skeleton', (first, second) => {
    expect(nameSkeleton(first)).toBe(nameSkeleton(second));
  });

  it.each([
    ['rosa', 'rose'],
    ['dan', 'den'],
    ['sam', 'sam2'],
    ['…', '..'],
    ['李雷', '李蕾'],
  ])('%s and %s have not', (first, second) => {
    expect(nameSkeleton(first)).not.toBe(nameSkeleton(second));
  });

  it('that are the site’s own are reserved, however they are drawn', () => {
    for (const name of ['admin', 'Trybe', 'tryЬe', 'suppоrt', 'm0derator', 'deleted-0a1b']) {
      expect(isReserved(name)).toBe(true);
    }
    for (const name of ['adminton', 'rosa', 'helper', 'undeleted']) {
      expect(isReserved(name)).toBe(false);
    }
  });

  it('and in a name that is shown no word is that of who may decide', () => {
    for (const name of [
      'Trybe',
      'Rosa (Moderator)',
      'The Suppоrt',
      'T r y b e',
      'Trybe-Staff',
      'Official 0perator',
    ]) {
      expect([name, isStaffName(name)]).toEqual([name, true]);
    }
    for (const name of [
      'Rosa Delgado',
      'Green Hands Crew',
      "O'Neil & Sons",
      '李雷',
      'Supporting Act',
    ]) {
      expect([name, isStaffName(name)]).toEqual([name, false]);
    }
  });
});

it('makes a username of a name or an address, or none', () => {
  expect(suggestUsername('Ada Lovelace')).toBe('Ada-Lovelace');
  expect(suggestUsername('ada.l@example.org')).toBe('ada.l');
  expect(suggestUsername('Zoë')).toBe('Zoë');
  expect(suggestUsername('@example.org')).toBe('');
  expect(suggestUsername('x'.repeat(300)).length).toBeLessThan(100);
});

it.each(['कि', 'e\u0323\u0302', '𐐷', '한'.normalize('NFD'), '😀'])(
  'a proposed name ends with a whole letter: %s at the cut',
  (letter) => {
    const most = USERNAME_MAX_LENGTH;
    for (let before = most - 4; before <= most; before += 1) {
      const name = suggestUsername(`${'a'.repeat(before)}${letter}z`);
      const kept = letter === '😀' ? '-' : letter.normalize('NFKC');
      const whole = [...Array.from({ length: before }, () => 'a'), kept, 'z'];
      while (whole.join('').length > most) whole.pop();
      expect(name).toBe(whole.join(''));
    }
  },
);
