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

const items = (unsent: string[], settled: string[] = []) => ({
  unsent,
  all: new Set([...unsent, ...settled]),
});

test('nothing is lost that was sent or discarded', () => {
  expect(noteOutbox('ana', items(['a', 'b', 'c']))).toBe(0);
  expect(noteOutbox('ana', items(['c'], ['a', 'b']))).toBe(0);
  expect(noteOutbox('ana', items([], ['a', 'b', 'c']))).toBe(0);
  expect(noteOutbox('ana', items([]))).toBe(0);
});

test('says how much is missing until the person has read it', () => {
  noteOutbox('ana', items(['a', 'b', 'c']));
  noteOutbox('ben', items(['d']));
  expect(noteOutbox('ana', items(['c']))).toBe(2);
  expect(noteOutbox('ana', items(['c', 'e']))).toBe(2);
  forgetLoss('ana');
  expect(noteOutbox('ana', items(['c', 'e']))).toBe(0);
  expect(noteOutbox('ben', items([]))).toBe(1);
});

test('adds up when it happens again', () => {
  noteOutbox('ana', items(['a', 'b', 'c']));
  noteOutbox('ana', items(['d', 'e']));
  expect(noteOutbox('ana', items([]))).toBe(5);
});

test('works without localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(noteOutbox('ana', items(['a']))).toBe(0);
  expect(() => forgetLoss('ana')).not.toThrow();
});
