import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLoss, noteOutbox } from './outboxMarker.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('nothing is lost while the database is the same, however much is sent', () => {
  expect(noteOutbox('one', 'ana', 3)).toBe(0);
  expect(noteOutbox('one', 'ana', 0)).toBe(0);
  expect(noteOutbox('two', 'ana', 0)).toBe(0);
});

test('says how much went away with a database until the person has read it', () => {
  noteOutbox('one', 'ana', 3);
  noteOutbox('one', 'ben', 1);
  expect(noteOutbox('two', 'ana', 0)).toBe(3);
  expect(noteOutbox('two', 'ana', 2)).toBe(3);
  forgetLoss('ana');
  expect(noteOutbox('two', 'ana', 2)).toBe(0);
  expect(noteOutbox('two', 'ben', 0)).toBe(1);
});

test('adds up when it happens again', () => {
  noteOutbox('one', 'ana', 3);
  noteOutbox('two', 'ana', 2);
  expect(noteOutbox('three', 'ana', 0)).toBe(5);
});

test('works without localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(noteOutbox('one', 'ana', 3)).toBe(0);
  expect(() => forgetLoss('ana')).not.toThrow();
});
