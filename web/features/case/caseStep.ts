import type { CaseView } from '#schema/case/verification.ts';
import { formatDateTime } from '#web/format/format.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount, moneyInUse } from '#web/format/moneyInUse.ts';
import { percentText } from '#web/format/percentText.ts';
import { untilText } from '#web/format/countdown.ts';
import { caseNextContent as words } from './caseNextContent.ts';
import type { NextStep } from './StepFacts.tsx';

type Proof = CaseView['proofs'][number];

/**
 * The panel's texts during judgement and after payment; null while nothing is judged, when the
 * issue's own state is enough.
 */
export function findCaseStep(view: CaseView, now: Date): NextStep | null {
  const [proof] = view.proofs;
  const moment = (at: string) => untilText(at, now);
  if (view.status === 'completed') return view.payout && paidStep(view.payout, moment);
  if (!proof) return null;
  switch (view.verification) {
    case 'voting': {
      const step = words.voting(proof.solverName);
      const who = `${step.who} ${ownSay(view.viewer)}`;
      const next = isObjectedTo(proof) ? words.votingObjected : step.next;
      return { ...step, who, next, until: moment(proof.windowEndsAt) };
    }
    case 'waiting_release':
      return { ...waitingStep(proof), until: releaseMoment(proof, moment) };
    case 'jury':
      return { ...words.jury, until: moment(proof.jury?.endsAt ?? proof.windowEndsAt) };
    case 'arbitration': {
      const { waits, weights, ...said } = words.arbitration;
      // An answer stored by an earlier release may lack the limits that were fixed with the choice.
      const limit = view.judges?.largeEscrow ?? toAmount(moneyInUse().largeEscrow);
      const large = formatMoneyShort(limit);
      const step = { ...said, weights: weights(large) };
      const isWritten = proof.ruling?.needsConfirmation && !proof.ruling.confirmedAt;
      return isWritten ? { ...step, lead: waits } : step;
    }
    case 'rework':
      return { ...words.rework(proof.solverName), until: remedyMoment(proof, moment) };
    default:
      return null;
  }
}

/** Whether an objection blocks the release; one that needs a co-signer does so from two on. */
export function isObjectedTo({ flags }: Pick<Proof, 'flags'>): boolean {
  const open = flags.filter(({ settled }) => settled === null);
  return open.some(({ needsCosigner }) => !needsCosigner) || open.length > 1;
}

type Moment = (at: string) => string;

function ownSay({ weightBp, ownChoice }: CaseView['viewer']): string {
  if (ownChoice) return words.own[ownChoice];
  return weightBp > 0 ? words.own.weight(percentText(weightBp)) : words.own.none;
}

function waitingStep(proof: Proof) {
  if (isObjectedTo(proof)) return words.objected;
  return proof.release?.pausedAt ? { ...words.waiting, lead: words.frozenRelease } : words.waiting;
}

function releaseMoment({ release, flags }: Proof, moment: Moment): string {
  if (!release) return words.held;
  return release.pausedAt
    ? words.onHold(formatDateTime(release.pausedAt), isObjectedTo({ flags }))
    : words.released(moment(release.releaseAt));
}

function remedyMoment({ remedy }: Proof, moment: Moment): string {
  const { secondProofUntil, appealUntil } = remedy ?? {};
  return [
    secondProofUntil && words.second(moment(secondProofUntil)),
    appealUntil && words.appeal(moment(appealUntil)),
  ]
    .filter(Boolean)
    .join(' ');
}

function paidStep(payout: NonNullable<CaseView['payout']>, moment: Moment): NextStep {
  const { solverName, paidAt, dueAt, isOverdue } = payout;
  if (paidAt) return { ...words.closed, ...words.paid(solverName, formatDateTime(paidAt)) };
  const step = words.paying(solverName, moment(dueAt));
  const until = isOverdue ? words.overdue(formatDateTime(dueAt)) : step.until;
  return { ...words.closed, ...step, until };
}
