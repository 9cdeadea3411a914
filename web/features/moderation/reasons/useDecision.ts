import { useAction, type Action } from '#web/net/useAction.ts';

type Decision<Input> = Pick<Action<Input, unknown>, 'send' | 'words'> & {
  /** The issue that it changes; null: none, as with accounts. */
  issueId: string | null;
};

/** One act in a case, such as a ballot. A refusal that names a field is left to the form. */
export function useDecision<Input>({ issueId, ...act }: Decision<Input>) {
  return useAction<Input>({ ...act, changes: changesOf(issueId), showsFieldErrors: true });
}

/** What a decision changes: duties, and of an issue everything, money included. */
export function changesOf(issueId: string | null) {
  const duties = { topic: 'notification' as const, id: null };
  if (issueId === null) return [duties];
  return [
    duties,
    { topic: 'issue' as const, id: issueId },
    { topic: 'pledges' as const, id: issueId },
  ];
}
