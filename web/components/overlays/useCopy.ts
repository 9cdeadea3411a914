import { useState } from 'react';

/** Whether `text` was copied, and how to. Over plain http there is no clipboard at all. */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return [isCopied, copy];
}
