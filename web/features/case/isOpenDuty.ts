import type { JuryDuty } from '#schema/case/jury.ts';

/** Whether a seat still needs an answer, a verdict, or waiting. */
export function isOpenDuty({ status, outcome }: Pick<JuryDuty, 'status' | 'outcome'>): boolean {
  return outcome === null && (status === 'offered' || status === 'accepted');
}

/** Whether its juror still has something to do, not only to wait. */
export function awaitsJuror(duty: Pick<JuryDuty, 'status' | 'outcome' | 'ownVerdict'>): boolean {
  return isOpenDuty(duty) && duty.ownVerdict === null;
}
