import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { RULES, type Rules } from '../rules.ts';

/** Rules on deletions, entered accounts and expiry that break a promise, with what is said of them. */
export const WORSE_ACTS: [what: string, rules: Partial<Rules>, found: RegExp][] = [
  [
    'an issue is deleted while somebody works on it',
    { mayDelete: (actor, issue) => RULES.mayDelete(actor, { ...issue, status: 'funded' }) },
    /deleted over work/u,
  ],
  [
    'operators delete what others reported',
    {
      mayDelete: (actor, issue) =>
        RULES.mayDelete(
          actor,
          actor.accountRole === 'operator' ? { ...issue, reporterId: actor.id } : issue,
        ),
    },
    /issue of another/u,
  ],
  [
    'deleting one’s own issue costs nothing',
    { isCausedReturn: (how) => how !== 'removed' },
    /pays by card/u,
  ],
  [
    'saying of one’s own issue that it is fixed costs nothing',
    { isCausedReturn: (how) => how !== 'fixed' },
    /pays by card/u,
  ],
  [
    'operators enter the accounts of donors and solvers in silence',
    { isRecoveryAnnounced: ({ heldRole }) => heldRole },
    /unannounced/u,
  ],
  [
    'operators enter the accounts of ambassadors in silence',
    { isRecoveryAnnounced: ({ hasSay }) => hasSay },
    /unannounced/u,
  ],
  [
    'who was entered by an operator is drawn',
    { mayBeDrawn: () => true },
    /by the name of somebody else/u,
  ],
  ['pledges never expire', { isExpired: () => false }, /beyond its time|for ever/u],
  [
    'pledges expire without a notice',
    {
      isExpired: ({ refundDueAt }, status, now) =>
        isRemovable(status) && hasPassed(refundDueAt, now),
    },
    /without a day of notice/u,
  ],
  [
    'pledges expire while a solver works for them',
    {
      expiryNoticeDue: (expiry, _status, now) => RULES.expiryNoticeDue(expiry, 'funded', now),
      isExpired: (expiry, _status, now) => RULES.isExpired(expiry, 'funded', now),
    },
    /under the hands/u,
  ],
];
