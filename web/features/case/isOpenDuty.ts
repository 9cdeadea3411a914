import type { JuryDuty } from '#schema/case/jury.ts';

/** Whether a seat still needs an answer, a verdict, or waiting. */
export function isOpenDuty({ status, outcome }: Pick<JuryDuty, 'status' | 'outcome'>): boolean {
  return outcome === null && (status === 'offered' || status === 'accepted');
}
