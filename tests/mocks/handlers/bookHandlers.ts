import { LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import { chainOf, digestOf } from '../auditChain.ts';
import { findIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockWorld } from '../mockWorld.ts';

const HOUR_MS = 3_600_000;
/** Of the seeds, which tell no more than that. */
const ACCEPTED = 'Accepted by the creator and the donors.';

function ledgerOf({ state }: MockWorld, issueId: string) {
  return (state.movements.get(issueId) ?? []).map(({ postings, pledgeId, ...movement }, at) => ({
    ...movement,
    number: at + 1,
    pledgeNumber: state.pledges.find(({ id }) => id === pledgeId)?.pledgeNumber ?? null,
    decision:
      movement.kind === 'release'
        ? (movement.decision ?? { kind: 'acceptance', reason: ACCEPTED })
        : null,
    entries: postings.map(({ account, amountCents }) => ({
      account: account.kind,
      ownerDigest:
        account.kind === 'donor' || account.kind === 'solver' ? digestOf(account.id) : null,
      amount: formatCents(amountCents),
    })),
  }));
}

/** One page after a number, and what to ask for next. */
function pageOf<Item>(all: readonly Item[], after: number, numberOf: (item: Item) => number) {
  const items = all.filter((item) => numberOf(item) > after).slice(0, LIST_MAX);
  const last = items.at(-1);
  return { items, next: items.length === LIST_MAX && last ? numberOf(last) : null };
}

/** The open books and the testers' clock. */
export const bookHandlers: MockHandlersOf<
  'listAudit' | 'listLedger' | 'listMoneyTrail' | 'moveTestClock'
> = {
  listAudit({ world, params, query }) {
    findIssue(world, params.id);
    return pageOf(chainOf(world.state, params.id), query.after, ({ sequence }) => sequence);
  },

  listLedger({ world, params, query }) {
    findIssue(world, params.id);
    const movements = ledgerOf(world, params.id);
    const escrow = (world.state.movements.get(params.id) ?? [])
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => account.kind === 'escrow');
    const balance = formatCents(escrow.reduce((sum, { amountCents }) => sum + amountCents, 0n));
    return { balance, ...pageOf(movements, query.after, ({ number }) => number) };
  },

  listMoneyTrail({ world, params, actor }) {
    findIssue(world, params.id);
    return (world.state.movements.get(params.id) ?? []).flatMap((movement) =>
      movement.postings
        .filter(({ account }) => account.kind === 'donor' && account.id === actor.id)
        .map(({ amountCents }) => ({
          kind: movement.kind,
          amount: formatCents(-amountCents),
          pledgeNumber:
            world.state.pledges.find(({ id }) => id === movement.pledgeId)?.pledgeNumber ?? null,
          createdAt: movement.createdAt,
        })),
    );
  },

  moveTestClock({ world, body }) {
    world.state.clockOffsetMs += body.advanceHours * HOUR_MS;
    world.events.publish({ topic: 'resync', id: null });
    return { offsetMs: world.state.clockOffsetMs };
  },
};
