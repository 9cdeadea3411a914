import {
  accountFlagNotice,
  accountFlagUpheldNotice,
  accountLiftedNotice,
  accountLiftNotice,
  roleNotice,
} from '#api/domain/notices/accountNotices.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import {
  mayFlagAccount,
  mayGrantRole,
  mayLiftFreeze,
  maySettleAccountFlag,
} from '#api/policies/accountPolicy.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import type { AccountFlag } from '#schema/verification/desk.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { ambassadorIds } from '../callJury.ts';
import type { AccountFlagRow } from '../juries.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockState, UserRow } from '../mockState.ts';
import { saveNotices } from '../notify.ts';
import { recordTrust } from '../trust.ts';

const nameOf = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.username ?? '';

function findPerson({ users }: MockState, username: string): UserRow {
  const name = username.toLowerCase();
  const person = users.find((row) => row.username.toLowerCase() === name);
  if (!person) throw new Refusal('user_not_found');
  return person;
}

const isFrozen = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.isFrozen === true;

function rankOf(state: MockState, { settled, userId }: AccountFlagRow): number {
  if (settled === null) return 0;
  return settled === 'upheld' && isFrozen(state, userId) ? 1 : 2;
}

/** The reports on accounts: the open ones, then those of frozen accounts, then the newest. */
export function accountFlagsOf(state: MockState): AccountFlag[] {
  const rows = state.accountFlags
    .toReversed()
    .toSorted((a, b) => rankOf(state, a) - rankOf(state, b));
  return rows.slice(0, LIST_MAX).map(({ byId, ...row }) => ({
    ...row,
    userName: nameOf(state, row.userId),
    byName: nameOf(state, byId),
    isFrozen: isFrozen(state, row.userId),
    lift: liftOf(state, row.id),
  }));
}

function liftOf(state: MockState, flagId: string): AccountFlag['lift'] {
  const row = state.accountLifts.get(flagId);
  if (!row) return null;
  const { byId, reason, liftedAt } = row;
  return { byName: nameOf(state, byId), reason, liftedAt };
}

/** What ambassadors say about accounts, and which role operators give. */
export const accountHandlers: MockHandlersOf<
  'flagAccount' | 'settleAccountFlag' | 'liftAccountFreeze' | 'grantRole'
> = {
  flagAccount({ world, body: { username, reason }, actor }) {
    const person = findPerson(world.state, username);
    permit(mayFlagAccount(actor, person));
    const id = world.randomUuid();
    const about = { userId: person.id, byId: actor.id, reason };
    world.state.accountFlags.push({ id, ...about, raisedAt: world.now(), settled: null });
    const others = ambassadorIds(world.state).filter((other) => other !== person.id);
    const notice = accountFlagNotice(person.username);
    saveNotices(world, null, noticesFor(others, actor.id, notice));
    return { id };
  },

  settleAccountFlag({ world, params, body, actor }) {
    const flag = world.state.accountFlags.find(({ id }) => id === params.id);
    if (!flag) throw new Refusal('flag_not_found');
    permit(maySettleAccountFlag(actor, flag));
    flag.settled = body.isUpheld ? 'upheld' : 'dismissed';
    if (!body.isUpheld) return;
    const { userId } = flag;
    const event = { userId, event: 'account_flag_upheld' as const, issueId: null, proofId: null };
    recordTrust(world, [event]);
    const person = world.state.users.find(({ id }) => id === userId);
    if (body.isFrozen && person) person.isFrozen = true;
    saveNotices(world, null, [{ userId, ...accountFlagUpheldNotice(body.isFrozen) }]);
  },

  liftAccountFreeze({ world, params, body: { reason }, actor }) {
    const { state } = world;
    const flag = state.accountFlags.find(({ id }) => id === params.id);
    const person = state.users.find(({ id }) => id === flag?.userId);
    if (!flag || !person) throw new Refusal('flag_not_found');
    const isLifted = state.accountLifts.has(flag.id);
    permit(mayLiftFreeze(actor, { ...flag, isFrozen: person.isFrozen, isLifted }));
    state.accountLifts.set(flag.id, { byId: actor.id, reason, liftedAt: world.now() });
    person.isFrozen = false;
    const others = ambassadorIds(state).filter((id) => id !== person.id);
    saveNotices(world, null, [
      { userId: person.id, ...accountLiftedNotice(reason) },
      ...noticesFor(others, actor.id, accountLiftNotice(person.username)),
    ]);
  },

  grantRole({ world, body: { username, accountRole, isValidator }, actor }) {
    const person = findPerson(world.state, username);
    permit(mayGrantRole(actor, person));
    Object.assign(person, { accountRole, isValidator });
    const notice = roleNotice(accountRole, isValidator);
    saveNotices(world, null, [{ userId: person.id, ...notice }]);
  },
};
