import type { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { issueCardView, type WrittenDays } from '#web/data/site/issueCardView.ts';

type IssueCardView = ReturnType<typeof issueCardView>;

/** Cards as the server wrote them, by issue: what in them depends on the writer's clock and zone. */
type WrittenCards = Readonly<Record<string, WrittenDays>>;

/** What the server knew when it painted a page: the same is given to the page that takes over. */
export type FirstPaint = {
  /** Answers by the key of the query that they are the answer to. */
  answers: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  cards: WrittenCards;
};

/** The element that carries a `FirstPaint` as JSON, until the app has taken over. */
const CARRIER = '#first-paint';
/** Awaited by `afterPaint.js`, which then repeats what was pressed and typed too early. */
const TAKEN_OVER = 'trybe-taken-over';

export const WrittenCardsContext = createContext<WrittenCards>({});

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
 * Words an issue's card. In the first paint dates are the server's, and the reader's own, which may
 * be another day, directly after it.
 */
export function useIssueCards(): (issue: Issue) => IssueCardView {
  const written = useContext(WrittenCardsContext);
  const isFirstPaint = useIsFirstPaint();
  // Cards are the innermost of what the server paints: where they answer, all around them does.
  useEffect(endFirstPaint, []);
  return (issue) => issueCardView(issue, isFirstPaint ? written[issue.id] : undefined);
}

/** Gives the answers of a first paint to the queries of the page. */
export function giveAnswers(queryClient: QueryClient, { answers }: FirstPaint): void {
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
}

/** What came with the page; null where the server painted nothing. */
export function readFirstPaint(): FirstPaint | null {
  const text = document.querySelector(CARRIER)?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : null;
}

/** Says that the app answers from now on; without a first paint nobody listens. */
function endFirstPaint(): void {
  document.querySelector(CARRIER)?.remove();
  dispatchEvent(new Event(TAKEN_OVER));
}
