import { useEffect, useState } from 'react';
import type { Fix } from '#schema/case/proof.ts';
import { fixFrom } from './proofDraft.ts';

/** The device's position while mounted; null until accurate enough. */
export function useWatchedFix(): { fix: Fix | null; isRefused: boolean } {
  const [fix, setFix] = useState<Fix | null>(null);
  const [isRefused, setIsRefused] = useState(!('geolocation' in navigator));
  useEffect(() => {
    if (!('geolocation' in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setFix(fixFrom({ latitude, longitude }, accuracy)),
      () => setIsRefused(true),
      { enableHighAccuracy: true },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return { fix, isRefused };
}
