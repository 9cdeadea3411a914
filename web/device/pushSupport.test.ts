import { expect, test } from 'vitest';
import { detectPushSupport } from './pushSupport.ts';

const able = {
  isSecure: true,
  hasPushes: true,
  isIosBrowser: false,
  permission: 'default' as const,
};

test('who was not asked yet, or has agreed, can turn pushes on', () => {
  expect(detectPushSupport(able)).toBe('ready');
  expect(detectPushSupport({ ...able, permission: 'granted' })).toBe('ready');
});

test('who has forbidden notifications is told so, not asked in vain', () => {
  expect(detectPushSupport({ ...able, permission: 'denied' })).toBe('blocked');
});

test('a browser without pushes, or without notifications, is named as such', () => {
  expect(detectPushSupport({ ...able, hasPushes: false })).toBe('unsupported');
  expect(detectPushSupport({ ...able, permission: null })).toBe('unsupported');
});

test('on an iPhone the home screen comes first, whatever the browser says it has', () => {
  expect(detectPushSupport({ ...able, isIosBrowser: true })).toBe('ios_browser');
  const none = { isSecure: true, hasPushes: false, isIosBrowser: true, permission: null };
  expect(detectPushSupport(none)).toBe('ios_browser');
});

test('a page without https is told that https is needed, not that the browser is the reason', () => {
  const plain = { isSecure: false, hasPushes: false, permission: null };
  for (const isIosBrowser of [false, true])
    expect(detectPushSupport({ ...plain, isIosBrowser })).toBe('plain_http');
});
