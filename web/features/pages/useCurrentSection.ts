import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a heading makes its section the current one. */
const READING_ZONE = '-80px 0px -65% 0px';

/** The id of the section being read: the last whose heading came into the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [joined]);

  return current;
}
