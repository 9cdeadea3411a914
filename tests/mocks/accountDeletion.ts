import { addressOfDeleted, nameOfDeleted, type OpenDuties } from '#api/domain/accountDeletion.ts';
import type { MockState, UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

/** Of each duty of a person whether it stands open. */
export function openDutiesOf(state: MockState, userId: string): OpenDuties {
  const isOpen = (issueId: string) => {
    const issue = state.issues.get(issueId);
    return issue !== undefined && !issue.isDeleted && issue.status !== 'completed';
  };
  const orders = [...state.premiums.values()];
  return {
    escrow: state.pledges.some(
      ({ id, userId: by, issueId }) =>
        by === userId && !state.refundedPledgeIds.has(id) && isOpen(issueId),
    ),
    offers: [...state.proposals.values()].some(
      ({ solverId, status, issueId }) =>
        solverId === userId &&
        ['pending', 'selected', 'not_selected'].includes(status) &&
        isOpen(issueId),
    ),
    payments: [...state.payouts.values()].some(
      ({ solverId, paidAt }) => solverId === userId && paidAt === undefined,
    ),
    reports: orders.some(
      ({ payerId, validatorId, status }) =>
        [payerId, validatorId].includes(userId) && status === 'awaiting',
    ),
    jury: [...state.juries.values()].some(
      ({ outcome, seats, verdicts }) =>
        outcome === null &&
        seats.some(
          ({ jurorId, status }) =>
            jurorId === userId && (status === 'offered' || status === 'accepted'),
        ) &&
        !verdicts.some((verdict) => verdict.userId === userId),
    ),
  };
}

/** Puts another name and address in the place of the person's, and ends all their sign-ins. */
export function eraseAccount(world: MockWorld, person: UserRow): void {
  const { state } = world;
  const { id } = person;
  const username = nameOfDeleted(world.randomUuid());
  state.mails = state.mails.filter(({ to }) => to.toLowerCase() !== person.email.toLowerCase());
  Object.assign(person, {
    username,
    email: addressOfDeleted(username),
    // No digest of any password.
    passwordDigest: '',
    fullName: null,
    home: null,
    preferredRole: 'reporter',
    accountRole: 'user',
    isValidator: false,
    isFrozen: true,
  } satisfies Partial<UserRow>);
  for (const row of [...state.messages, ...state.pledges]) {
    if (row.userId === id) row.userName = username;
  }
  for (const row of [...state.proposals.values(), ...state.payouts.values()]) {
    if (row.solverId === id) row.solverName = username;
  }
  for (const [token, userId] of state.sessions) if (userId === id) state.sessions.delete(token);
  for (const key of state.noticeChoices.keys())
    if (key.startsWith(`${id} `)) state.noticeChoices.delete(key);
  state.notifications = state.notifications.filter(({ userId }) => userId !== id);
  state.pushSubscriptions = state.pushSubscriptions.filter(({ userId }) => userId !== id);
}
