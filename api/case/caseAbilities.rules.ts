import type { Actor } from '#api/platform/access.rules.ts';
import type { CaseParties } from '#api/issues/parties.rules.ts';
import { ambassadorAbilities } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import {
  mayAddNote,
  mayAppealProof,
  mayRate,
  maySubmitProof,
  mayPublishStory,
} from '#api/case/proof/casePolicy.rules.ts';
import {
  mayCastBallot,
  mayRaiseFlag,
  maySettleFlag,
} from '#api/case/voting/judgingPolicy.rules.ts';
import { toBallotBox, type CaseFacts, type ProofFacts } from './caseFacts.rules.ts';
import type { CaseView } from '#schema/case/verification.ts';

type Abilities = CaseView['viewer']['abilities'];

const toDate = (time: string | null) => (time === null ? null : new Date(time));

function judgedWork({ solverId, isFinal, remedy }: ProofFacts) {
  const until = remedy && {
    secondProofUntil: toDate(remedy.secondProofUntil),
    appealUntil: toDate(remedy.appealUntil),
  };
  return { solverId, isFinal, remedy: until };
}

/** The parties as far as they matter to the viewer: the sets contain nobody else. */
function toParties({ creatorId, viewer }: CaseFacts, actor: Actor): CaseParties {
  const none: ReadonlySet<string> = new Set();
  const own = new Set(viewer.isParty ? [actor.id] : []);
  const others = { proposerIds: none, jurorIds: none, flaggerIds: none, validatorIds: none };
  return { creatorId, donorIds: own, ...others };
}

function toAmbassadors({ viewer }: CaseFacts, actor: Actor) {
  const own = viewer.isAmbassador === true ? [actor.id] : [];
  return { ambassadorIds: viewer.isAmbassador === null ? null : new Set(own) };
}

function votedOn(facts: CaseFacts, proof: ProofFacts) {
  const judged = { ...proof, windowEndsAt: new Date(proof.windowEndsAt) };
  return { ...facts, proof: judged, box: toBallotBox(proof) };
}

const standingFlags = ({ flags }: ProofFacts) =>
  flags.map(({ userId: byId, settled }) => ({ byId, settled }));

function flaggable(facts: CaseFacts, proof: ProofFacts, actor: Actor) {
  const donorIds = new Set(facts.viewer.isChooser ? [actor.id] : []);
  const { solverId, outcome } = proof;
  const judges = toAmbassadors(facts, actor);
  return { ...facts, ...judges, donorIds, solverId, outcome, flags: standingFlags(proof) };
}

/** The viewer's open objection, which they may withdraw; null: none. */
export function findOwnFlagId(facts: CaseFacts, actor: Actor | null): string | null {
  const own = facts.proofs[0]?.flags.find((flag) => {
    if (actor === null || flag.userId !== actor.id) return false;
    const on = { ...facts, ...toAmbassadors(facts, actor), parties: toParties(facts, actor) };
    return maySettleFlag(actor, on, { byId: flag.userId, settled: flag.settled }) === null;
  });
  return own?.id ?? null;
}

const NO_ABILITIES = {
  submitProof: false,
  addNote: false,
  vote: false,
  flag: false,
  appeal: false,
  rate: false,
  tellStory: false,
  rule: false,
  confirmRuling: false,
  freeze: false,
  dismissFlag: false,
};

/** What the viewer may do in a case; part of the response, so that buttons are right offline too. */
export function caseAbilities(facts: CaseFacts, actor: Actor | null, now: Date): Abilities {
  return actor === null ? NO_ABILITIES : abilitiesOf(facts, actor, now);
}

function abilitiesOf(facts: CaseFacts, actor: Actor, now: Date): Abilities {
  const { status, work, creatorId, viewer, proofs } = facts;
  const [proof] = proofs;
  const judged = proof && judgedWork(proof);
  const deadlineAt = new Date(work?.deadlineAt ?? 0);
  const chosen = work && { solverId: work.solverId, deadlineAt };
  const rated = {
    status,
    creatorId,
    solverId: facts.paidSolverId,
    hasPaid: viewer.hasPaid,
    hasRated: viewer.ownStars !== null,
  };
  const storied = { status, reporterId: creatorId, isPaid: facts.payout !== null };
  const submission = { ...facts, work: chosen, remedy: judged?.remedy ?? null };
  return {
    submitProof: maySubmitProof(actor, submission, now) === null,
    addNote: proof !== undefined && mayAddNote(actor, proof, proof.notes.length) === null,
    vote: proof !== undefined && mayCastBallot(actor, votedOn(facts, proof), now) === null,
    flag: proof !== undefined && mayRaiseFlag(actor, flaggable(facts, proof, actor)) === null,
    appeal:
      judged !== undefined && mayAppealProof(actor, { ...facts, proof: judged }, now) === null,
    rate: mayRate(actor, rated) === null,
    tellStory: mayPublishStory(actor, storied) === null,
    ...ambassadorAbilities(
      actor,
      { ...facts, ...toAmbassadors(facts, actor), parties: toParties(facts, actor) },
      proof ?? null,
    ),
  };
}
