import { listJuryDuties } from '#schema/case/jury.ts';
import { getCase } from '#schema/case/verification.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** How the work on an issue is judged and paid, with what the caller may do. */
export const caseQuery = (id: string) =>
  endpointQuery(queryKeys.case(id), getCase, { params: { id } });

/** The signed-in person's seats on juries. */
export const juryDutiesQuery = () => endpointQuery(queryKeys.juryDuties(), listJuryDuties);
