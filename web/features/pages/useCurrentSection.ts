import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a section counts as being read. */
const READING_ZONE = '-80px 0px -65% 0px';

/** The id of the section being read: the first one that reaches into the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');

  useEffect(() => {
    const order = joined.split(' ');
    const inZone = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        // Between two sections none is in the zone: the one just left stays marked.
        const first = order.find((id) => inZone.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [joined]);

  return current;
}
