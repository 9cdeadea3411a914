import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#schema/limits.ts';

/**
 * The text of a search box whose committed value lives elsewhere (the address). Commits 300 ms
 * after the last key; an outside change, such as Back, replaces the text.
 */
export function useSearchText(
  committed: string,
  commit: (text: string) => void,
): { text: string; setText: (text: string) => void; commitNow: () => void } {
  const [text, setText] = useState(committed);
  const handedOn = useRef(committed);
  const commitRef = useRef(commit);

  useEffect(() => {
    commitRef.current = commit;
  }, [commit]);

  useEffect(() => {
    if (committed === handedOn.current) return;
    handedOn.current = committed;
    setText(committed);
  }, [committed]);

  const handOn = (value: string) => {
    const trimmed = value.trim();
    if (trimmed === handedOn.current) return;
    handedOn.current = trimmed;
    commitRef.current(trimmed);
  };
  const handOnRef = useRef(handOn);

  useEffect(() => {
    const timer = setTimeout(() => handOnRef.current(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, commitNow: () => handOn(text) };
}
