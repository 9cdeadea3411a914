import { useState } from 'react';
import type { Position } from '#schema/geo.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { reportContent } from './content.ts';

const { toast } = reportContent;
const LOCATE_TIMEOUT_MS = 15_000;
const FRESH_MS = 30_000;

export type MyLocation = { position: Position; accuracyM: number };

/** Asks the device where it is; tells the person what came of it. */
export function useMyLocation(onFound: (found: MyLocation) => void): {
  locate: () => void;
  isLocating: boolean;
} {
  const [isLocating, setIsLocating] = useState(false);
  const onPosition = ({ coords }: GeolocationPosition): void => {
    setIsLocating(false);
    const { latitude, longitude, accuracy } = coords;
    showToast({ title: toast.detected, description: toast.detectedText(Math.ceil(accuracy)) });
    onFound({ position: { latitude, longitude }, accuracyM: accuracy });
  };
  const onRefused = (): void => {
    setIsLocating(false);
    showToast({ title: toast.error, description: toast.errorText, variant: 'destructive' });
  };
  const locate = (): void => {
    if (!('geolocation' in navigator)) {
      showToast({
        title: toast.unsupported,
        description: toast.unsupportedText,
        variant: 'destructive',
      });
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(onPosition, onRefused, {
      enableHighAccuracy: true,
      timeout: LOCATE_TIMEOUT_MS,
      maximumAge: FRESH_MS,
    });
  };
  return { locate, isLocating };
}
