import { noticesFor } from '#api/domain/notices/notices.ts';
import { hasStakeBesideReports, orderPremium, premiumPostings } from '#api/domain/money/premium.ts';
import {
  premiumAskedNotice,
  premiumDeliveredNotice,
  premiumOrderedNotice,
} from '#api/domain/notices/premiumNotices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import {
  mayDeliverPremium,
  mayOrderPremium,
  premiumAbilitiesOf,
} from '#api/policies/premiumPolicy.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import { findIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import {
  ordersOf,
  presentOrder,
  reportedCase,
  settlePremiums,
  type PremiumRow,
} from '../premium.ts';
import { book, record } from '../record.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { partiesOf } from '../parties.ts';
import { openProof } from '../proofs.ts';

const isOpen = ({ status, deliveredAt }: PremiumRow) =>
  status === 'awaiting' && deliveredAt === null;

/** Paid reports of independent validators. */
export const premiumHandlers: MockHandlersOf<'listPremium' | 'orderPremium' | 'deliverPremium'> = {
  listPremium({ world, params, actor }) {
    const { state } = world;
    const issue = findIssue(world, params.id);
    const { creatorId, donorIds } = partiesOf(state, issue);
    const isPayer = actor !== null && (actor.id === creatorId || donorIds.has(actor.id));
    const orders = ordersOf(state, issue.id).map((row) => presentOrder(state, row));
    const parts = { orders, issue: reportedCase(state, issue), isPayer };
    return { orders, viewer: premiumAbilitiesOf(actor, parts, new Date(world.now())) };
  },

  orderPremium({ world, params, body, actor }) {
    const { state } = world;
    const issue = findIssue(world, params.id);
    const name = body.validator.toLowerCase();
    const validator = state.users.find(({ username }) => username.toLowerCase() === name);
    if (!validator) throw new Refusal('user_not_found');
    permit(mayOrderPremium(actor, reportedCase(state, issue), new Date(world.now())));
    const wanted = { payerId: actor.id, validatorId: validator.id, feeCents: body.fee };
    const order = orderPremium(wanted, validator, partiesOf(state, issue));
    const known = ordersOf(state, issue.id);
    const isAsked = known.some(
      (row) => row.status === 'awaiting' && row.validatorId === validator.id,
    );
    if (isAsked || known.length >= PREMIUM_ORDERS_PER_ISSUE) throw new Refusal('wrong_state');

    const row: PremiumRow = {
      ...order,
      id: world.randomUuid(),
      issueId: issue.id,
      orderedAt: world.now(),
      proofId: null,
      report: null,
      deliveredAt: null,
      settledAt: null,
    };
    state.premiums.set(row.id, row);
    const postings = premiumPostings(order, issue.id);
    const [kind, pledgeId] = ['premium' as const, null];
    book(world, issue.id, { id: world.randomUuid(), kind, pledgeId, postings });
    const data = { orderId: row.id, feeCents: String(body.fee) };
    record(world, issue.id, { action: 'premium_ordered', actorId: actor.id, data });
    const told = premiumOrderedNotice(actor.username, validator.username, issue);
    const asked = premiumAskedNotice(actor.username, body.fee, issue);
    saveNotices(world, issue, [
      { userId: validator.id, ...asked },
      ...noticesFor(participantsOf(state, issue), actor.id, told),
    ]);
    world.events.publish({ topic: 'issue', id: issue.id });
    return presentOrder(state, row);
  },

  async deliverPremium({ world, params, body, actor }) {
    const { state } = world;
    const row = state.premiums.get(params.id);
    if (!row) throw new Refusal('order_not_found');
    const issue = findIssue(world, row.issueId);
    const subject = reportedCase(state, issue);
    const order = { validatorId: row.validatorId, isOpen: isOpen(row) };
    permit(mayDeliverPremium(actor, order, subject, new Date(world.now())));
    const proof = openProof(state, issue);
    if (!proof) throw new Refusal('wrong_state');
    if (hasStakeBesideReports(actor.id, partiesOf(state, issue))) throw new Refusal('has_stake');

    const reportDigest = await sha256Hex(body.report);
    row.proofId = proof.id;
    row.report = body.report;
    row.deliveredAt = world.now();
    const data = { orderId: row.id, proofId: proof.id, reportDigest };
    record(world, issue.id, { action: 'premium_delivered', actorId: actor.id, data });
    const notice = premiumDeliveredNotice(actor.username, issue);
    const people = participantsOf(state, issue);
    saveNotices(world, issue, noticesFor(people, actor.id, notice));
    world.events.publish({ topic: 'issue', id: issue.id });
    settlePremiums(world, issue);
  },
};
