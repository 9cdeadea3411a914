import type { IssueDetail } from '#schema/issues/issue.ts';
import { untilText } from '#web/format/countdown.ts';
import type { NextStep } from '#web/features/case/StepFacts.tsx';
import { nextContent } from './nextContent.ts';

type Case = Pick<
  IssueDetail,
  'status' | 'selectedProposalId' | 'selectionPending' | 'work' | 'mergedInto'
>;

/**
 * The panel's texts: who may act, what counts, until when, and what follows. `winner`: whose offer has
 * won a vote, if known.
 */
export function findNextStep(issue: Case, winner: string | undefined, now: Date): NextStep {
  const moment = (at: string) => untilText(at, now);
  const { status, selectionPending, work } = issue;
  if (issue.mergedInto) return nextContent.merged(issue.mergedInto.title);
  if (status === 'completed')
    return issue.selectedProposalId === null ? nextContent.fixed : nextContent.completed;
  if (status === 'in_progress') {
    return work
      ? nextContent.working(work.solverName, moment(work.deadlineAt))
      : nextContent.unknownWork;
  }
  if (status === 'reported') return nextContent.reported;
  if (!selectionPending) return nextContent.funded;
  const { effectiveAt } = selectionPending;
  return nextContent.pending(winner, moment(effectiveAt));
}

/** Lines reserved on a phone for a case's deadline, if any. */
export const deadlineLines = ({ status, work, selectionPending }: Case): number =>
  status === 'in_progress' && work ? 3 : selectionPending ? 2 : 0;
