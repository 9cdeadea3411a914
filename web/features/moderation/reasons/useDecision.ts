import { useAction, type Action } from '#web/net/useAction.ts';

type Decision<Input> = Pick<Action<Input, unknown>, 'send' | 'words'> & {
  /** The issue it changes; null: none, as with accounts. */
  issueId: string | null;
};

/** An act in a case, such as a ballot. The form shows refusals that name a field. */
export function useDecision<Input>({ issueId, ...act }: Decision<Input>) {
  return useAction<Input>({ ...act, changes: listChanges(issueId), showsFieldErrors: true });
}

/** Duties, and everything of the issue, money included. */
export function listChanges(issueId: string | null) {
  const duties = { topic: 'notification' as const, id: null };
  if (issueId === null) return [duties];
  return [
    duties,
    { topic: 'issue' as const, id: issueId },
    { topic: 'pledges' as const, id: issueId },
  ];
}
