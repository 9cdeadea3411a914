import { useEffect, useRef, useState, type RefObject } from 'react';

type Parts = Record<'promised' | 'delivered' | 'said', RefObject<HTMLElement | null>>;

/** Refs for the parts of a review. */
export type SeenParts = Parts;

/** Whether each part of a review has been on the screen: nobody decides about money unseen. */
export function useSeenParts(): { parts: SeenParts; hasSeenAll: boolean } {
  const promised = useRef<HTMLElement>(null);
  const delivered = useRef<HTMLElement>(null);
  const said = useRef<HTMLElement>(null);
  const [unseen, setUnseen] = useState(3);

  useEffect(() => {
    const waiting = new Set([promised.current, delivered.current, said.current]);
    const look = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) waiting.delete(target as HTMLElement);
      setUnseen(waiting.size);
    });
    for (const part of waiting) if (part) look.observe(part);
    return () => look.disconnect();
  }, []);

  return { parts: { promised, delivered, said }, hasSeenAll: unseen === 0 };
}
