import { useEffect, useState } from 'react';

type Edge = 'top' | 'bottom';

/** A header and the tallest toast below it. */
const COVERED_AT_TOP_PX = 240;
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Where toasts stand on a phone: at the top, away from the thumb and the keyboard, unless the field in
 * use is there.
 */
export function useToastEdge(): Edge {
  const [edge, setEdge] = useState<Edge>('top');
  useEffect(() => {
    const choose = () => setEdge(edgeBeside(document.activeElement));
    choose();
    addEventListener('focusin', choose);
    addEventListener('scrollend', choose);
    return () => {
      removeEventListener('focusin', choose);
      removeEventListener('scrollend', choose);
    };
  }, []);
  return edge;
}

function edgeBeside(focused: Element | null): Edge {
  if (!focused?.matches(FIELDS)) return 'top';
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < COVERED_AT_TOP_PX ? 'bottom' : 'top';
}
