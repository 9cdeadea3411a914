import type { CaseView } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';

/** The steps of every issue, in their order. */
export const STEPS = ['reported', 'funded', 'chosen', 'work', 'proof', 'paid'] as const;
export type StepName = (typeof STEPS)[number];
export type StepState = 'done' | 'current' | 'ahead';

export type TimelineStep = {
  name: StepName;
  state: StepState;
  /** When it was done; while it is current, until when. */
  at: string | null;
  photo: string | null;
};

type Issue = Pick<
  IssueDetail,
  | 'status'
  | 'createdAt'
  | 'imageUrl'
  | 'fundedAt'
  | 'chosenAt'
  | 'work'
  | 'selectionPending'
  | 'selectedProposalId'
  | 'mergedInto'
>;
type Case = Pick<CaseView, 'verification' | 'proofs' | 'payout'>;

/** How far an issue has come; one that ended early, merged or settled without a solver, is cut there. */
export function timelineSteps(issue: Issue, view: Case | undefined): TimelineStep[] {
  const current = currentStep(issue, view);
  const here = current === null ? STEPS.length : STEPS.indexOf(current);
  const steps = STEPS.map((name, index): TimelineStep => {
    const state = index < here ? 'done' : index === here ? 'current' : 'ahead';
    const { at, photo } = state === 'ahead' ? NOTHING : stepFacts(name, state, { issue, view });
    return { name, state, at: at ?? null, photo: photo ?? null };
  });
  const isCut =
    issue.mergedInto !== null ||
    (issue.status === 'completed' && issue.selectedProposalId === null);
  return isCut ? steps.filter(({ name }) => hasHappened(name, issue)) : steps;
}

const hasHappened = (name: StepName, { fundedAt }: Issue): boolean =>
  name === 'reported' || (name === 'funded' && Boolean(fundedAt));

/** Null: all are done. */
function currentStep(issue: Issue, view: Case | undefined): StepName | null {
  switch (issue.status) {
    case 'reported':
      return 'funded';
    case 'funded':
      return 'chosen';
    case 'in_progress':
      return (view?.verification ?? 'none') === 'none' ? 'work' : 'proof';
    case 'completed':
      // Without the case nobody knows whether the solver has been paid.
      return view?.payout?.paidAt ? null : 'paid';
  }
}

type Facts = { at?: string | null; photo?: string | null };
const NOTHING: Facts = {};

function stepFacts(
  name: StepName,
  state: StepState,
  { issue, view }: { issue: Issue; view: Case | undefined },
): Facts {
  const isDone = state === 'done';
  const proof = latestProof(view);
  switch (name) {
    case 'reported':
      return { at: issue.createdAt, photo: issue.imageUrl };
    case 'funded':
      return { at: issue.fundedAt };
    case 'chosen':
      return { at: isDone ? issue.chosenAt : issue.selectionPending?.effectiveAt };
    case 'work':
      return isDone
        ? { at: proof?.checkIn.at, photo: proof?.before.photo.url }
        : { at: issue.work?.deadlineAt };
    case 'proof':
      return {
        at: isDone ? proof?.submittedAt : findDeadline(view),
        photo: proof?.after.photo.url,
      };
    case 'paid':
      return { at: isDone ? view?.payout?.paidAt : view?.payout?.dueAt };
  }
}

/** The accepted proof, else the newest. */
const latestProof = (view: Case | undefined) =>
  view?.proofs.find(({ outcome }) => outcome === 'accepted') ?? view?.proofs[0];

/** When the judging of the newest proof ends or what follows it is due; null: nothing runs. */
function findDeadline(view: Case | undefined): string | null {
  const proof = view?.proofs[0];
  if (!view || !proof) return null;
  switch (view.verification) {
    case 'voting':
      return proof.windowEndsAt;
    case 'waiting_release':
      return proof.release?.pausedAt ? null : (proof.release?.releaseAt ?? null);
    case 'jury':
      return proof.jury?.endsAt ?? null;
    case 'rework':
      return proof.remedy?.secondProofUntil ?? proof.remedy?.appealUntil ?? null;
    case 'arbitration':
    case 'none':
      return null;
  }
}
