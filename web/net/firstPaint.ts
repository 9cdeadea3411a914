import type { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Server-written texts that depend on clock and time zone, by name. */
type Written = Record<string, unknown>;

/** The server's data for a painted page, passed to the page that takes over. */
export type FirstPaint = {
  /** By query key. */
  answers: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  written: Written;
};

/** Element with a `FirstPaint` as JSON, until the app has taken over. */
const CARRIER = '#first-paint';
/** Awaited by `afterPaint.js`, which then repeats early presses and input. */
const TAKEN_OVER = 'trybe-taken-over';
const FRAME_ANSWERS = 'trybe-frame-answers';

type Writing = {
  written: Written;
  /** The server's time; browsers use their own. */
  now?: Date;
  /** What the server paints instead of the frame's part. */
  paintFrame?: (part: ReactNode) => ReactNode;
};

export const WritingContext = createContext<Writing>({ written: {} });

const nothingChanges = () => () => undefined;
const always = () => true;

let isTakingOver = false;
/** Called on the server and during a takeover only. */
const onTakingOver = () => (isTakingOver = true);

/** Result of `onTakingOver` for the component being created. */
function wasTakenOver(): boolean {
  const answer = isTakingOver;
  isTakingOver = false;
  return answer;
}

/**
 * True on the server and during the takeover of a painted page: until then both must render exactly
 * the same. False soon after, and from the start without a painted page.
 */
export function useIsFirstPaint(): boolean {
  // A store that changed its value would render the page again at once; the effect can wait.
  useSyncExternalStore(nothingChanges, always, onTakingOver);
  const [isFirstPaint, setIsFirstPaint] = useState(wasTakenOver);
  useEffect(() => startTransition(() => setIsFirstPaint(false)), []);
  return isFirstPaint;
}

/** A part of the frame that the server paints once for many pages. */
export function FramePart({ children }: { children: ReactNode }): ReactNode {
  const { paintFrame } = useContext(WritingContext);
  return paintFrame ? paintFrame(children) : children;
}

/**
 * Formats texts that depend on clock and time zone: in the first paint as the server wrote them
 * under the same name, directly after it for the reader, whose day may differ.
 */
export function useWritten(): <T>(name: string, write: (now: Date) => T) => T {
  const writing = useContext(WritingContext);
  const isFirstPaint = useIsFirstPaint();
  return (name, write) => (isFirstPaint ? writeOnce(writing, name, write) : write(new Date()));
}

function writeOnce<T>({ written, now }: Writing, name: string, write: (now: Date) => T): T {
  return (written[name] ??= write(now ?? new Date())) as T;
}

export function fillQueryCache(queryClient: QueryClient, { answers }: FirstPaint): void {
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
}

/** Null where the server painted nothing. */
export function readFirstPaint(): FirstPaint | null {
  const text = document.querySelector(CARRIER)?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : null;
}

/** Addresses of the painted page's own code, in order of dependency. */
export function partsOfPage(): string[] {
  const starter = document.querySelector<HTMLElement>('script[data-app]');
  return starter?.dataset.page?.split(' ').filter(Boolean) ?? [];
}

/** For the frame around a painted page, which on a slow line responds before the page does. */
export function useFrameAnswers(): void {
  useEffect(() => void dispatchEvent(new Event(FRAME_ANSWERS)), []);
}

/** For the innermost server-painted part: signals that the page responds. */
export function useTakenOver(): void {
  useEffect(endFirstPaint, []);
}

/** Signals that the app responds; ignored without a first paint. */
export function endFirstPaint(): void {
  document.querySelector(CARRIER)?.remove();
  dispatchEvent(new Event(TAKEN_OVER));
}
