import { describe, expect, test } from 'vitest';
import { faqContent } from './content.ts';
import { FAQ_TABS, faqSearch } from './faqSearch.ts';
import { findAnswers, type FaqEntry } from './findAnswers.ts';

const entry = (question: string, answer: string): FaqEntry => ({ question, answer });
const ENTRIES = {
  general: [entry('What is this?', 'A map of problems.'), entry('Is it free?', 'Yes.')],
  funding: [entry('When do I get a refund?', 'When the issue is deleted.')],
  solvers: [],
  voting: [entry('Who votes?', 'Everyone, and a refund changes nothing.')],
  technical: [],
};
const questions = (search: string) => findAnswers(ENTRIES, search).map(({ question }) => question);

describe('searching the questions', () => {
  test('finds a word in questions and answers of all topics, questions first', () => {
    expect(questions('refund')).toEqual(['When do I get a refund?', 'Who votes?']);
  });

  test('ignores case, order and extra spaces', () => {
    expect(questions('  ISSUE   Refund ')).toEqual(['When do I get a refund?']);
  });

  test('demands every word', () => {
    expect(questions('refund weather')).toEqual([]);
  });

  test('says in which topic an answer stands', () => {
    expect(findAnswers(ENTRIES, 'map')).toEqual([{ ...ENTRIES.general[0], tab: 'general' }]);
  });

  test('finds nothing for nothing', () => {
    expect(questions('   ')).toEqual([]);
  });
});

describe('the questions themselves', () => {
  test('every topic has some, and none stands twice', () => {
    const all = FAQ_TABS.flatMap((tab) => faqContent.entries[tab].map(({ question }) => question));
    expect(FAQ_TABS.every((tab) => faqContent.entries[tab].length >= 4)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the address of the page', () => {
  test('opens the first topic when it names none that exists', () => {
    expect(faqSearch({ tab: 'weather', q: 7 } as never)).toEqual({
      tab: 'general',
      q: '',
    });
  });
});
