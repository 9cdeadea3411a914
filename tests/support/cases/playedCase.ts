import { createHash, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { castVote } from '#api/case/funding/castVote.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { createProposal } from '#api/case/funding/proposals.ts';
import { recordUpload } from '#api/issues/uploads.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { startProof } from '#api/case/proof/startProof.ts';
import { submitProof } from '#api/case/proof/submitProof.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  testNow,
} from '#tests/support/database/testDatabase.ts';

const HASH_BYTES = 8;

/** Work whose proof waits to be judged, and the people around it. */
export type PlayedCase = {
  issueId: string;
  proofId: string;
  reporter: Actor;
  solver: Actor;
  donor: Actor;
  submittedAt: Date;
};

/** So many hours after the tests' own moment. */
export const later = (hours: number): Date => new Date(testNow.getTime() + hours * HOUR_MS);

/** Runs a command in the name of a person at a moment. */
export function actAt<Result>(
  database: DataSource,
  { actor, now }: { actor: Actor | null; now: Date },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transact(database, contextOf(actor, { now, isAuditExempt: true }), work);
}

async function upload(tx: Transaction): Promise<{ id: string; sha256: string }> {
  const id = randomUUID();
  const bytes = createHash('sha256').update(id).digest();
  const sha256 = bytes.toString('hex');
  const perceptualHash = bytes.subarray(0, HASH_BYTES).readBigUInt64BE();
  const picture = { mime: 'image/png', bytes: 9, width: 4, height: 3 };
  await recordUpload(tx, { ...picture, id, sha256, perceptualHash });
  return { id, sha256 };
}

/** A case of $600 for an offer of $450 whose proof came in a day after the choice. */
export async function playToProof(database: DataSource): Promise<PlayedCase> {
  const person = () => insertPerson(database, `p${randomUUID().slice(0, 8)}`);
  const [reporter, solver, donor] = [await person(), await person(), await person()];
  const at = (hours: number, actor: Actor) => ({ now: later(hours), actor });
  const issueId = await actAt(database, at(-24, reporter), (tx) => insertIssue(tx));
  const offer = { issueId, description: 'I repair it.', compensationCents: 45_000n };
  const proposalId = await actAt(database, at(0, solver), (tx) =>
    createProposal(tx, { ...offer, estimatedDays: 14 }),
  );
  await actAt(database, at(-24, donor), (tx) =>
    createPledge(tx, { issueId, amountCents: 60_000n }),
  );
  await actAt(database, at(0, donor), (tx) => castVote(tx, { proposalId, voteType: 'upvote' }));
  await actAt(database, at(24, reporter), (tx) => reviewSelection(tx, issueId));
  const proofId = await actAt(database, at(48, solver), async (tx) => {
    const { nonce } = await startProof(tx, issueId);
    const position = { latitude: 41.88, longitude: -87.63, accuracyM: 8 };
    const capture = async () => ({
      ...(await upload(tx)),
      takenAt: null,
      position,
      source: 'app' as const,
    });
    return submitProof(tx, {
      issueId,
      nonce,
      summary: 'The lamp shines again at night.',
      before: await capture(),
      after: await capture(),
      checkIn: { ...position, at: null },
      videoId: null,
    });
  });
  return { issueId, proofId, reporter, solver, donor, submittedAt: later(48) };
}
