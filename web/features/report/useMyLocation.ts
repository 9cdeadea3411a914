import { useState } from 'react';
import { showToast } from '#web/store/toastStore.ts';
import { locate as locateDevice, LocateError, type Located } from '#web/data/device/locate.ts';
import { reportContent } from './content.ts';

const { toast } = reportContent;
const FRESH_MS = 30_000;

export type MyLocation = Located;

/** Asks the device where it is; tells the person what came of it. */
export function useMyLocation(onFound: (found: MyLocation) => void): {
  locate: () => void;
  isLocating: boolean;
} {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async (): Promise<void> => {
    setIsLocating(true);
    try {
      const found = await locateDevice(FRESH_MS);
      const description = toast.detectedText(Math.ceil(found.accuracyM));
      showToast({ title: toast.detected, description });
      onFound(found);
    } catch (error) {
      if (!(error instanceof LocateError)) throw error;
      const isUnsupported = error.problem === 'unsupported';
      showToast({
        title: isUnsupported ? toast.unsupported : toast.error,
        description: isUnsupported ? toast.unsupportedText : toast.errorText,
        variant: 'destructive',
      });
    } finally {
      setIsLocating(false);
    }
  };
  return { locate: () => void locate(), isLocating };
}
