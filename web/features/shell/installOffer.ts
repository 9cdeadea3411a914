export type InstallSituation = {
  /** This device's outbox has or had a report of the person. */
  hasSavedReport: boolean;
  isDismissed: boolean;
  /** Opened from the home screen or in its own window. */
  isInstalled: boolean;
  hasPrompt: boolean;
  /** Browsers on iOS never prompt by themselves. */
  isIos: boolean;
};

/** By the browser's prompt, by an explanation, or not at all. */
export function chooseInstallOffer(situation: InstallSituation): 'prompt' | 'explain' | null {
  const { hasSavedReport, isDismissed, isInstalled, hasPrompt, isIos } = situation;
  // No request before a first report.
  if (!hasSavedReport || isDismissed || isInstalled) return null;
  if (hasPrompt) return 'prompt';
  return isIos ? 'explain' : null;
}
