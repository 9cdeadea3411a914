import type { Actor } from '#api/domain/actor.ts';
import { hasObjected } from '#api/domain/verification/flags.ts';
import { hasCome } from '#api/domain/instant.ts';
import type { CaseParties } from '#api/domain/verification/ruling.ts';
import { ambassadorAbilities } from '#api/policies/ambassadorPolicy.ts';
import { mayAddNote, mayAppealProof, mayRate, maySubmitProof } from '#api/policies/casePolicy.ts';
import type { CaseFacts, ProofFacts } from '#api/presenters/caseFacts.ts';
import type { CaseView } from '#schema/verification/verification.ts';

type Abilities = CaseView['viewer']['abilities'];

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

function judgedWork({ solverId, isFinal, remedy }: ProofFacts) {
  const until = remedy && {
    secondProofUntil: dateOf(remedy.secondProofUntil),
    appealUntil: dateOf(remedy.appealUntil),
  };
  return { solverId, isFinal, remedy: until };
}

/** Nobody but the one who looks has to be known. */
function partiesOf({ creatorId, viewer }: CaseFacts, actor: Actor): CaseParties {
  const none: ReadonlySet<string> = new Set();
  const own = new Set(viewer.isParty ? [actor.id] : []);
  const others = { proposerIds: none, jurorIds: none, flaggerIds: none, validatorIds: none };
  return { creatorId, donorIds: own, ...others };
}

const NO_ABILITIES = {
  submitProof: false,
  addNote: false,
  vote: false,
  flag: false,
  appeal: false,
  rate: false,
  rule: false,
  confirmRuling: false,
  freeze: false,
  dismissFlag: false,
};

/** What somebody may do in a case now; the answer carries it, so buttons are right offline too. */
export function caseAbilities(facts: CaseFacts, actor: Actor | null, now: Date): Abilities {
  return actor === null ? NO_ABILITIES : abilitiesOf(facts, actor, now);
}

function abilitiesOf(facts: CaseFacts, actor: Actor, now: Date): Abilities {
  const { status, verification, work, creatorId, viewer, proofs } = facts;
  const [proof] = proofs;
  const judged = proof && judgedWork(proof);
  const deadlineAt = new Date(work?.deadlineAt ?? 0);
  const chosen = work && { solverId: work.solverId, deadlineAt };
  const own = proof?.voters.find(({ userId }) => userId === actor.id);
  const isOpen = verification === 'voting' || verification === 'waiting_release';
  const isStakeholder =
    actor.accountRole === 'ambassador' ||
    [creatorId, proof?.solverId].includes(actor.id) ||
    viewer.isDonor;
  const ownFlags = proof?.flags.filter((flag) => flag.userId === actor.id) ?? [];
  const mayObject = isOpen && !hasObjected(ownFlags, verification);
  const rated = {
    status,
    creatorId,
    solverId: facts.paidSolverId,
    hasPaid: viewer.hasPaid,
    hasRated: viewer.ownStars !== null,
  };
  const submission = { ...facts, work: chosen, remedy: judged?.remedy ?? null };
  const isVoting = verification === 'voting' && !hasCome(new Date(proof?.windowEndsAt ?? 0), now);
  return {
    submitProof: maySubmitProof(actor, submission, now) === null,
    addNote: proof !== undefined && mayAddNote(actor, proof, proof.notes.length) === null,
    vote: isVoting && own?.choice === null && !own.isFrozen && !actor.isFrozen,
    flag: mayObject && isStakeholder && !actor.isFrozen,
    appeal:
      judged !== undefined && mayAppealProof(actor, { ...facts, proof: judged }, now) === null,
    rate: mayRate(actor, rated) === null,
    ...ambassadorAbilities(actor, { ...facts, parties: partiesOf(facts, actor) }, proof ?? null),
  };
}
