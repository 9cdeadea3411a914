import { useState } from 'react';
import { copyText } from '#web/components/actions/copyText.ts';
import { showToast } from '#web/store/toastStore.ts';
import { copyContent as words } from './copyContent.ts';

/**
 * Whether `text` was copied, and a function that copies it; if that fails, a toast says what to do instead.
 */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(text);
    setIsCopied(isDone);
    if (!isDone) showToast({ title: words.failed, description: words.byHand });
  };
  return [isCopied, copy];
}
