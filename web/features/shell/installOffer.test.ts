import { expect, test } from 'vitest';
import { chooseInstallOffer, type InstallSituation } from './installOffer.ts';

const READY: InstallSituation = {
  hasSavedReport: true,
  isDismissed: false,
  isInstalled: false,
  hasPrompt: true,
  isIos: false,
};

test('installing is offered after the first saved report and never before', () => {
  expect(chooseInstallOffer(READY)).toBe('prompt');
  expect(chooseInstallOffer({ ...READY, hasSavedReport: false })).toBeNull();
  expect(chooseInstallOffer({ ...READY, hasSavedReport: false, isIos: true })).toBeNull();
});

test('it is explained on an iPhone, which has no prompt, and nowhere else', () => {
  expect(chooseInstallOffer({ ...READY, hasPrompt: false, isIos: true })).toBe('explain');
  expect(chooseInstallOffer({ ...READY, hasPrompt: false })).toBeNull();
});

test('a no is a no for good, and who has it is not asked', () => {
  expect(chooseInstallOffer({ ...READY, isDismissed: true })).toBeNull();
  expect(chooseInstallOffer({ ...READY, isInstalled: true })).toBeNull();
  expect(
    chooseInstallOffer({ ...READY, hasPrompt: false, isIos: true, isDismissed: true }),
  ).toBeNull();
});
