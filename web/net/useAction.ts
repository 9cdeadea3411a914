import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { showToast, type ToastRequest } from '#web/store/toastStore.ts';
import type { Change } from './queryKeys.ts';
import { refresh } from './refresh.ts';
import { ApiError, messageOf } from './callErrors.ts';
import { useAttemptKey } from './useAttemptKey.ts';
import { callContent } from './callContent.ts';

type Done = { done?: string; doneText?: string };

export type Action<Input, Output> = {
  /** Sends it; the key makes a second try of the same thing one and the same. */
  send: (input: Input, idempotencyKey: string) => Promise<Output>;
  words: Done & { failed: string };
  /** Where the words depend on the outcome; null: nothing has changed yet, so nothing is told. */
  outcomeWords?: (output: Output, input: Input) => Done | null;
  /** What it changes, named as the server names it to everybody else. */
  changes?: readonly Change[];
  /** A refusal that names fields is told by the form, beside them. */
  showsFieldErrors?: boolean;
  /** Why it failed, in words for the person. */
  reasonOf?: (error: unknown) => string;
  /** Right after it is done, before anything is read again. */
  onDone?: (output: Output) => void;
  /** After it was done or has failed. */
  onSettled?: () => unknown;
};

/**
 * Something that a person does: its effect comes once, however often it is tried; a toast says how it
 * ended, and whatever it changed is read again. It is pending until then.
 */
export function useAction<Input = void, Output = unknown>(action: Action<Input, Output>) {
  const { send, words, reasonOf = messageOf } = action;
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
    onError: (error) => {
      attempt.settle(error);
      if (action.showsFieldErrors && error instanceof ApiError && error.fieldErrors.length > 0)
        return;
      showToast({
        title: words.failed,
        description: reasonOf(error),
        variant: 'destructive',
        action: nextStepOf(error, (href) => router?.history.push(href)),
      });
    },
    onSettled: action.onSettled,
  });
}

/** Refusals that the person's own settings help against. */
const HELPED_BY_SETTINGS = new Set(['email_unproved', 'second_proof_missing', 'passkey_required']);

/** What a person can do at once about a refusal, as a button beside it; undefined: nothing. */
function nextStepOf(
  error: unknown,
  goTo: (href: string) => void,
): ToastRequest['action'] | undefined {
  const isHelped = error instanceof ApiError && HELPED_BY_SETTINGS.has(error.code ?? '');
  if (!isHelped) return undefined;
  return { label: callContent.openSettings, onAction: () => goTo('/profile?section=settings') };
}
