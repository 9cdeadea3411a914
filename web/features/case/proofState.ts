import type { CaseView, JudgedProof } from '#schema/case/verification.ts';
import type { BadgeTone } from '#web/components/issues/Badge.tsx';
import { verificationContent } from './content.ts';

type ProofState = keyof typeof verificationContent.states;

const TONES: Record<ProofState, BadgeTone> = {
  judged: 'info',
  waiting: 'info',
  jury: 'warning',
  arbitration: 'warning',
  accepted: 'success',
  rejected: 'danger',
};

/** For the badge; only the newest proof can be pending. */
export function proofState(
  proof: Pick<JudgedProof, 'outcome'>,
  verification: CaseView['verification'],
): { word: string; tone: BadgeTone } {
  const state = proof.outcome ?? STATES[verification];
  return { word: verificationContent.states[state], tone: TONES[state] };
}

const STATES: Record<CaseView['verification'], ProofState> = {
  none: 'judged',
  voting: 'judged',
  waiting_release: 'waiting',
  jury: 'jury',
  arbitration: 'arbitration',
  rework: 'rejected',
};
