import { expect, test } from 'vitest';
import { pushSupportOf } from './pushSupport.ts';

const able = { hasPushes: true, isIosBrowser: false, permission: 'default' as const };

test('who was not asked yet, or has agreed, can turn pushes on', () => {
  expect(pushSupportOf(able)).toBe('ready');
  expect(pushSupportOf({ ...able, permission: 'granted' })).toBe('ready');
});

test('who has forbidden notifications is told so, not asked in vain', () => {
  expect(pushSupportOf({ ...able, permission: 'denied' })).toBe('blocked');
});

test('a browser without pushes, or without notifications, is named as such', () => {
  expect(pushSupportOf({ ...able, hasPushes: false })).toBe('unsupported');
  expect(pushSupportOf({ ...able, permission: null })).toBe('unsupported');
});

test('on an iPhone the home screen comes first, whatever the browser says it has', () => {
  expect(pushSupportOf({ ...able, isIosBrowser: true })).toBe('ios_browser');
  const none = { hasPushes: false, isIosBrowser: true, permission: null };
  expect(pushSupportOf(none)).toBe('ios_browser');
});
