import type { JuryDuty } from '#schema/case/jury.ts';

/** Whether a seat still asks something of its juror: an answer, a verdict, or patience. */
export function isOpenDuty({ status, outcome }: Pick<JuryDuty, 'status' | 'outcome'>): boolean {
  return outcome === null && (status === 'offered' || status === 'accepted');
}
