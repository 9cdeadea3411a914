import type { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** What depends on the clock and the zone of whoever writes it, as the server wrote it, by name. */
type Written = Record<string, unknown>;

/** What the server knew when it painted a page: the same is given to the page that takes over. */
export type FirstPaint = {
  /** Answers by the key of the query that they are the answer to. */
  answers: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  written: Written;
};

/** The element that carries a `FirstPaint` as JSON, until the app has taken over. */
const CARRIER = '#first-paint';
/** Awaited by `afterPaint.js`, which then repeats what was pressed and typed too early. */
const TAKEN_OVER = 'trybe-taken-over';

type Writing = {
  written: Written;
  /** The server's time; a browser goes by its own. */
  now?: Date;
};

export const WritingContext = createContext<Writing>({ written: {} });

const nothingChanges = () => () => undefined;
const always = () => true;

let isTakingOver = false;
/** Asked on the server and by what takes over from it, never else. */
const onTakingOver = () => (isTakingOver = true);

/** What `onTakingOver` learned about the component that is being made. */
function wasTakenOver(): boolean {
  const answer = isTakingOver;
  isTakingOver = false;
  return answer;
}

/**
 * True on the server and while the page takes over what the server painted: until then both must
 * say the same, letter by letter. False soon after, and from the start where nothing was painted.
 */
export function useIsFirstPaint(): boolean {
  // A store that changed its answer would render the page again at once; the effect can wait.
  useSyncExternalStore(nothingChanges, always, onTakingOver);
  const [isFirstPaint, setIsFirstPaint] = useState(wasTakenOver);
  useEffect(() => startTransition(() => setIsFirstPaint(false)), []);
  return isFirstPaint;
}

/**
 * Words what depends on the clock and the zone: in the first paint as the server wrote it under the
 * same name, and as the reader's own, which may be another day, directly after it.
 */
export function useWritten(): <T>(name: string, write: (now: Date) => T) => T {
  const writing = useContext(WritingContext);
  const isFirstPaint = useIsFirstPaint();
  return (name, write) => (isFirstPaint ? writeOnce(writing, name, write) : write(new Date()));
}

function writeOnce<T>({ written, now }: Writing, name: string, write: (now: Date) => T): T {
  return (written[name] ??= write(now ?? new Date())) as T;
}

/** Puts the answers that came with a first paint into the query cache. */
export function fillQueryCache(queryClient: QueryClient, { answers }: FirstPaint): void {
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
}

/** What came with the page; null where the server painted nothing. */
export function readFirstPaint(): FirstPaint | null {
  const text = document.querySelector(CARRIER)?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : null;
}

/** The addresses of the painted page's own code, in the order in which its parts need each other. */
export function partsOfPage(): string[] {
  const starter = document.querySelector<HTMLElement>('script[data-page]');
  return starter?.dataset.page?.split(' ').filter(Boolean) ?? [];
}

/** For the innermost part of a page that the server paints: says when it answers. */
export function useTakenOver(): void {
  useEffect(endFirstPaint, []);
}

/** Says that the app answers from now on; without a first paint nobody listens. */
function endFirstPaint(): void {
  document.querySelector(CARRIER)?.remove();
  dispatchEvent(new Event(TAKEN_OVER));
}
