import { pledgeExpiry } from '#api/case/funding/pledgeExpiry.rules.ts';
import { pledgePostings } from '#api/money/ledger.rules.ts';
import { searchDocument } from '#api/issues/reports.sql.ts';
import { findCommunityArea } from '#schema/places/area.ts';
import { findCell } from '#schema/places/geo.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { proposalTitle } from '#schema/case/proposal.ts';
import { makeSeedChain, type Row, type SeedChain } from './seedChain.ts';
import { isOf, type SeedAct, type SeedActOf, type SeedIssue } from './seedActs.ts';

export type SeedRows = {
  issue: Row[];
  issue_search: Row[];
  pledge: Row[];
  proposal: Row[];
  chat_message: Row[];
  ledger_transaction: Row[];
  ledger_entry: Row[];
  escrow_balance: Row[];
  vote: Row[];
  selection: Row[];
  selection_weight: Row[];
} & SeedChain;

const sumPledges = (pledges: readonly SeedActOf<'pledge'>[]) =>
  String(pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n));

function makeMoney(issueId: string, pledges: readonly SeedActOf<'pledge'>[]) {
  const rows = pledges.map((act, index): Row => ({
    id: act.id,
    issue_id: issueId,
    user_id: act.by.id,
    amount_cents: String(act.amountCents),
    pledge_number: index + 1,
    solver_share_bp: String(SOLVER_SHARE_BP),
    status: 'held',
    refund_due_at: pledgeExpiry(act.at).refundDueAt,
    created_at: act.at,
  }));
  const movements = pledges.map((act): Row => ({
    id: act.movementId,
    issue_id: issueId,
    kind: 'pledge',
    pledge_id: act.id,
    created_at: act.at,
  }));
  const entries = pledges.flatMap((act) =>
    pledgePostings(act.by.id, issueId, act.amountCents).map(({ account, amountCents }): Row => ({
      transaction_id: act.movementId,
      account: account.kind,
      issue_id: account.kind === 'escrow' ? account.id : null,
      user_id: account.kind === 'donor' ? account.id : null,
      amount_cents: String(amountCents),
    })),
  );
  const balance = { issue_id: issueId, balance_cents: sumPledges(pledges) };
  return {
    pledge: rows,
    ledger_transaction: movements,
    ledger_entry: entries,
    escrow_balance: pledges.length > 0 ? [balance] : [],
  };
}

function choiceRows(issueId: string, acts: readonly SeedAct[]) {
  const votes = acts.filter(isOf('vote'));
  const choices = acts.filter(isOf('choice'));
  const weights = choices.flatMap(({ proposalId }) =>
    acts.filter(isOf('pledge')).map((act): Row => ({
      proposal_id: proposalId,
      pledge_id: act.id,
      user_id: act.by.id,
      amount_cents: String(act.amountCents),
      pledged_at: act.at,
    })),
  );
  return {
    vote: votes.map(({ proposalId, by, at }): Row => ({
      proposal_id: proposalId,
      user_id: by.id,
      vote_type: 'upvote',
      created_at: at,
    })),
    selection: choices.map(({ proposalId, at, deadlineAt, reminderAt }): Row => ({
      issue_id: issueId,
      proposal_id: proposalId,
      selected_at: at,
      deadline_at: deadlineAt,
      reminder_at: reminderAt,
    })),
    selection_weight: weights,
  };
}

function proposalRows({ id: issueId, acts, solutionCriteria }: SeedIssue): Row[] {
  const [choice] = acts.filter(isOf('choice'));
  const proposalStatus = (id: string) => (id === choice?.proposalId ? 'selected' : 'not_selected');
  return acts.filter(isOf('proposal')).map(({ id, by, at, description, days, ...act }) => ({
    id,
    issue_id: issueId,
    solver_id: by.id,
    title: proposalTitle(description),
    description,
    solution_criteria: solutionCriteria,
    compensation_cents: String(act.compensationCents),
    estimated_days: days,
    status: choice ? proposalStatus(id) : 'pending',
    upvote_count: acts.filter(isOf('vote')).filter(({ proposalId }) => proposalId === id).length,
    created_at: at,
  }));
}

function issueRow(issue: SeedIssue, pledges: readonly SeedActOf<'pledge'>[]): Row {
  const [choice] = issue.acts.filter(isOf('choice'));
  const openStatus = pledges.length > 0 ? 'funded' : 'reported';
  const count = (kind: SeedAct['kind']) => issue.acts.filter((act) => act.kind === kind).length;
  return {
    id: issue.id,
    title: issue.title,
    description: issue.description,
    location: issue.location,
    latitude: issue.latitude,
    longitude: issue.longitude,
    cell: String(findCell(issue)),
    area: findCommunityArea(issue.location),
    priority: issue.priority,
    category: issue.category,
    solution_criteria: issue.solutionCriteria,
    status: choice ? 'in_progress' : openStatus,
    selected_proposal_id: choice?.proposalId ?? null,
    funding_cents: sumPledges(pledges),
    pledge_count: pledges.length,
    pledger_count: new Set(pledges.map(({ by }) => by.id)).size,
    proposal_count: count('proposal'),
    message_count: count('message'),
    reporter_id: issue.reporter.id,
    created_at: issue.at,
    updated_at: issue.at,
    // Set by the database.
    version: 0,
    edited_version: 0,
  };
}

export function makeSeedRows(issue: SeedIssue): SeedRows {
  const { id: issueId, acts } = issue;
  const pledges = acts.filter(isOf('pledge'));
  return {
    issue: [issueRow(issue, pledges)],
    issue_search: [{ issue_id: issueId, doc: searchDocument(issue) }],
    ...makeMoney(issueId, pledges),
    proposal: proposalRows(issue),
    ...choiceRows(issueId, acts),
    chat_message: acts.filter(isOf('message')).map(({ id, by, at, text }) => ({
      id,
      issue_id: issueId,
      user_id: by.id,
      message: text,
      created_at: at,
    })),
    ...makeSeedChain(issue),
  };
}
