import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After a change of page, moves the focus to its heading (or to the main area while it loads), so
 * that keyboard and screen-reader users start where the new page starts.
 */
export function useRouteFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const lastPath = useRef(path);

  useEffect(() => {
    if (path === undefined || path === lastPath.current) return;
    const isFirst = lastPath.current === undefined;
    lastPath.current = path;
    // On arrival the browser's own start is right, and a focused heading would scroll past a #hash.
    if (isFirst) return;
    // What the server said about the page it sent is not true of this one.
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);
}
