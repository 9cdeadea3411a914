export type InstallSituation = {
  /** A report of the person is or was in this device's outbox. */
  hasSavedReport: boolean;
  isDismissed: boolean;
  /** Opened from the home screen or as a window of its own. */
  isInstalled: boolean;
  hasPrompt: boolean;
  /** Browsers of iPhones and iPads never offer it by themselves. */
  isIos: boolean;
};

/** How to offer installing: by the browser's prompt, by explaining it, or not at all. */
export function installOfferOf(situation: InstallSituation): 'prompt' | 'explain' | null {
  const { hasSavedReport, isDismissed, isInstalled, hasPrompt, isIos } = situation;
  // Whoever has not trusted us with a report yet is not asked for anything.
  if (!hasSavedReport || isDismissed || isInstalled) return null;
  if (hasPrompt) return 'prompt';
  return isIos ? 'explain' : null;
}
