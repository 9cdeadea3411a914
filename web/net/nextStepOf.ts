import type { ToastRequest } from '#web/store/toastStore.ts';
import { callContent } from './callContent.ts';
import { ApiError } from './callErrors.ts';

/** Refusals that the person's own settings help against. */
const HELPED_BY_SETTINGS = new Set(['email_unproved', 'second_proof_missing', 'passkey_required']);

/** What a person can do at once about a refusal, as a button beside it; undefined: nothing. */
export function nextStepOf(
  error: unknown,
  goTo: (href: string) => void,
): ToastRequest['action'] | undefined {
  const isHelped = error instanceof ApiError && HELPED_BY_SETTINGS.has(error.code ?? '');
  if (!isHelped) return undefined;
  return { label: callContent.openSettings, onAction: () => goTo('/profile?section=settings') };
}
