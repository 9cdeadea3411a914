import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ErrorCode } from '#schema/errors.ts';
import { showToast, type ToastRequest } from '#web/store/toastStore.ts';
import type { Change } from './queryKeys.ts';
import { refresh } from './refresh.ts';
import { ApiError, errorMessage } from './callErrors.ts';
import { useAttemptKey } from './useAttemptKey.ts';
import { callContent } from './callContent.ts';

type Done = { done?: string; doneText?: string };

export type Action<Input, Output> = {
  /** The key makes retries idempotent. */
  send: (input: Input, idempotencyKey: string) => Promise<Output>;
  words: Done & { failed: string };
  /** Overrides the success message by outcome; null: nothing has changed yet, so none is shown. */
  outcomeWords?: (output: Output, input: Input) => Done | null;
  /** Changes, in the names of the server's events. */
  changes?: readonly Change[];
  /** The form shows refusals that name fields. */
  showsFieldErrors?: boolean;
  /** Overrides the failure message. */
  toReason?: (error: unknown) => string;
  /** Right after success, before anything is refetched. */
  onDone?: (output: Output) => void;
  /** After success or failure. */
  onSettled?: () => unknown;
};

/**
 * An idempotent write by the person: however often it is tried, it takes effect once. A toast shows
 * the result, and affected queries are refetched. Pending until then.
 */
export function useAction<Input = void, Output = unknown>(action: Action<Input, Output>) {
  const { send, words, toReason = errorMessage } = action;
  const queryClient = useQueryClient();
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null | undefined;
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempt.keyFor(JSON.stringify(input ?? null))),
    onSuccess: async (output, input) => {
      attempt.settle();
      action.onDone?.(output);
      const told = action.outcomeWords ? action.outcomeWords(output, input) : words;
      if (told === null) return;
      if (told.done !== undefined) showToast({ title: told.done, description: told.doneText });
      await refresh(queryClient, action.changes ?? []);
    },
    onError: async (error) => {
      attempt.settle(error);
      if (action.showsFieldErrors && error instanceof ApiError && error.fieldErrors.length > 0)
        return;
      const { changes = [] } = action;
      showToast({
        title: words.failed,
        description: toReason(error),
        variant: 'destructive',
        action: findNextStep({ error, changes, goTo: (href) => router?.history.push(href) }),
      });
      // What is offered here has been overtaken by what happened meanwhile.
      if (isOvertaken(error)) await refresh(queryClient, changes.flatMap(withCase));
    },
    onSettled: action.onSettled,
  });
}

/** Refusals that the person's own settings can resolve. */
const HELPED_BY_SETTINGS = new Set(['email_unproved', 'second_proof_missing', 'passkey_required']);

/** Refusals because somebody else, or a deadline of the rules, came first. */
const OVERTAKEN: ReadonlySet<ErrorCode | undefined> = new Set([
  'forbidden',
  'wrong_state',
  'issue_closed',
  'issue_locked',
  'issue_merged',
  'proposals_closed',
  'escrow_frozen',
]);

const isOvertaken = (error: unknown) => error instanceof ApiError && OVERTAKEN.has(error.code);

/** Where an issue's money, offers or votes may have changed, so may its case. */
const withCase = (change: Change): Change[] =>
  ISSUE_TOPICS.has(change.topic) ? [change, { topic: 'issue', id: change.id }] : [change];
const ISSUE_TOPICS: ReadonlySet<Change['topic']> = new Set([
  'issue',
  'pledges',
  'proposals',
  'votes',
]);

type Refused = { error: unknown; changes: readonly Change[]; goTo: (href: string) => void };

/** A button beside a refusal that leads to what resolves or explains it; undefined: none. */
function findNextStep({ error, changes, goTo }: Refused): ToastRequest['action'] | undefined {
  if (error instanceof ApiError && HELPED_BY_SETTINGS.has(error.code ?? ''))
    return {
      label: callContent.openSettings,
      onAction: () => goTo('/profile?section=settings&page=sign-in'),
    };
  const issue = changes.find(({ topic, id }) => ISSUE_TOPICS.has(topic) && id !== null);
  if (!issue || !isOvertaken(error)) return undefined;
  return {
    label: callContent.seeHow,
    onAction: () => goTo(`/issues/${issue.id}#what-happens-now`),
  };
}
