import * as v from 'valibot';
import { timestamp, uuid } from '#schema/text.ts';

/** A proposal that has won and is chosen at `effectiveAt` unless votes or pledges change. */
export const selectionPending = v.object({ proposalId: uuid, effectiveAt: timestamp });

/** The chosen solver, and until when proof is due. */
export const chosenWork = v.object({
  proposalId: uuid,
  solverId: uuid,
  solverName: v.string(),
  selectedAt: timestamp,
  deadlineAt: timestamp,
});
