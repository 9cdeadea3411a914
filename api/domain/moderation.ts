import type { Actor } from '#api/domain/actor.ts';

type Subject = { title: string };

/** Whether somebody looks after what is published: they see hidden issues too. */
export function isModerator(actor: Pick<Actor, 'accountRole'> | null): boolean {
  return actor?.accountRole === 'ambassador' || actor?.accountRole === 'operator';
}

/** To all with a stake: nobody sees the issue and its money stands still, or it is back; and why. */
export const hiddenNotice = (isHidden: boolean, reason: string, { title }: Subject) => ({
  type: 'issue_update' as const,
  content: isHidden
    ? `“${title}” was hidden, and its money is frozen meanwhile: ${reason}`
    : `“${title}” can be seen again: ${reason}`,
});
