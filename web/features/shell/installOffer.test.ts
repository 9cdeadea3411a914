import { expect, test } from 'vitest';
import { installOfferOf, type InstallSituation } from './installOffer.ts';

const READY: InstallSituation = {
  hasSavedReport: true,
  isDismissed: false,
  isInstalled: false,
  hasPrompt: true,
  isIos: false,
};

test('installing is offered after the first saved report and never before', () => {
  expect(installOfferOf(READY)).toBe('prompt');
  expect(installOfferOf({ ...READY, hasSavedReport: false })).toBeNull();
  expect(installOfferOf({ ...READY, hasSavedReport: false, isIos: true })).toBeNull();
});

test('it is explained on an iPhone, which has no prompt, and nowhere else', () => {
  expect(installOfferOf({ ...READY, hasPrompt: false, isIos: true })).toBe('explain');
  expect(installOfferOf({ ...READY, hasPrompt: false })).toBeNull();
});

test('a no is a no for good, and who has it is not asked', () => {
  expect(installOfferOf({ ...READY, isDismissed: true })).toBeNull();
  expect(installOfferOf({ ...READY, isInstalled: true })).toBeNull();
  expect(installOfferOf({ ...READY, hasPrompt: false, isIos: true, isDismissed: true })).toBeNull();
});
