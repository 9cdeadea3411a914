import { auditLinkText, NO_HASH, type AuditEntry } from '#schema/audit.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money.ts';
import { findIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockState } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';

const HOUR_MS = 3_600_000;

/** A person in public records. The mock has nothing to protect, so its salt is a word. */
const digestOf = (userId: string): Promise<string> => sha256Hex(`mock salt ${userId}`);

/** The chain of an issue: the hashes follow from what was done, in its order. */
async function chainOf({ acts }: MockState, issueId: string): Promise<AuditEntry[]> {
  const chain: AuditEntry[] = [];
  for (const [at, { action, actorId, data, createdAt }] of (acts.get(issueId) ?? []).entries()) {
    const previousHash = chain.at(-1)?.hash ?? NO_HASH;
    // oxlint-disable-next-line no-await-in-loop -- each hash needs the one before
    const actorDigest = actorId === null ? null : await digestOf(actorId);
    const text = JSON.stringify(data);
    const link = { issueId, sequence: at + 1, action, actorDigest, createdAt, data: text };
    // oxlint-disable-next-line no-await-in-loop -- each hash needs the one before
    const hash = await sha256Hex(auditLinkText({ ...link, previousHash }));
    chain.push({ ...link, previousHash, hash });
  }
  return chain;
}

async function ledgerOf({ state }: MockWorld, issueId: string) {
  return Promise.all(
    (state.movements.get(issueId) ?? []).map(async ({ postings, pledgeId, ...movement }, at) => ({
      ...movement,
      number: at + 1,
      pledgeNumber: state.pledges.find(({ id }) => id === pledgeId)?.pledgeNumber ?? null,
      decision:
        movement.kind === 'release'
          ? { kind: 'acceptance', reason: 'Accepted by the creator and the donors.' }
          : null,
      entries: await Promise.all(
        postings.map(async ({ account, amountCents }) => ({
          account: account.kind,
          ownerDigest:
            account.kind === 'donor' || account.kind === 'solver'
              ? await digestOf(account.id)
              : null,
          amount: formatCents(amountCents),
        })),
      ),
    })),
  );
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
  async listAudit({ world, params, query }) {
    findIssue(world, params.id);
    return pageOf(await chainOf(world.state, params.id), query.after, ({ sequence }) => sequence);
  },

  async listLedger({ world, params, query }) {
    findIssue(world, params.id);
    const movements = await ledgerOf(world, params.id);
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
