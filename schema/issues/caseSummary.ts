import * as v from 'valibot';
import { timestamp, uuid } from '#schema/text.ts';

/** A winning proposal, chosen at `effectiveAt` unless votes or pledges change. */
export const selectionPending = v.object({ proposalId: uuid, effectiveAt: timestamp });

export const chosenWork = v.object({
  proposalId: uuid,
  solverId: uuid,
  solverName: v.string(),
  selectedAt: timestamp,
  deadlineAt: timestamp,
});

/** Another issue that can be read. */
export const linkedIssue = v.object({ id: uuid, title: v.string() });

/** The remaining report; without a title if it is no longer visible. */
export const mergedInto = v.object({ id: uuid, title: v.nullable(v.string()) });

export const mergeRequest = v.object({
  intoId: uuid,
  intoTitle: v.string(),
  /** Made by the viewer. */
  isOwn: v.boolean(),
});
