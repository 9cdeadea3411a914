import { useState } from 'react';
import { showError, showToast } from '#web/store/toastStore.ts';
import { locate as locateDevice, LocateError, type Located } from '#web/device/locate.ts';
import { locateSentence } from '#web/device/locateSentence.ts';
import { reportContent } from '#web/features/report/content.ts';

const { toast } = reportContent;
const FRESH_MS = 30_000;

type Listener = { onFound: (found: Located) => void; onFailed: (wasAskedFor: boolean) => void };

/**
 * The device's position. `locate` reports its result to the person; `locateQuietly` is silent on
 * failure.
 */
export function useMyLocation({ onFound, onFailed }: Listener): {
  locate: () => void;
  locateQuietly: () => void;
  isLocating: boolean;
} {
  const [isLocating, setIsLocating] = useState(false);
  const ask = async (isQuiet: boolean): Promise<void> => {
    setIsLocating(true);
    try {
      const found = await locateDevice(FRESH_MS);
      const description = toast.detectedText(Math.ceil(found.accuracyM));
      showToast({ title: toast.detected, description });
      onFound(found);
    } catch (error) {
      if (!(error instanceof LocateError)) throw error;
      if (!isQuiet) tell(error);
      onFailed(!isQuiet);
    } finally {
      setIsLocating(false);
    }
  };
  return {
    locate: () => void ask(false),
    locateQuietly: () => void ask(true),
    isLocating,
  };
}

function tell(error: LocateError): void {
  showError(
    error.problem === 'unsupported' ? toast.unsupported : toast.error,
    locateSentence(error, { unsupported: toast.unsupportedText, refused: toast.errorText }),
  );
}
