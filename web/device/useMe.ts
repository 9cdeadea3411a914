import { useEffect, useState } from 'react';
import { showError } from '#web/store/toastStore.ts';
import { locateContent as words } from './locateContent.ts';
import { locate, locateUnasked, LocateError, type Located } from './locate.ts';

const FRESH_MS = 60_000;

/** The device's position: at first only if no permission prompt is needed; `find` may prompt. */
export function useMe() {
  const [me, setMe] = useState<Located | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await locateUnasked(FRESH_MS);
      if (found && !isGone) setMe(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);

  const find = async (): Promise<Located | null> => {
    setIsLocating(true);
    try {
      const found = await locate(FRESH_MS);
      setMe(found);
      return found;
    } catch (error) {
      if (!(error instanceof LocateError)) throw error;
      showError(words.failed, error.problem === 'plainHttp' ? words.plainHttp : words.failedText);
      return null;
    } finally {
      setIsLocating(false);
    }
  };
  return { me, isLocating, find };
}
