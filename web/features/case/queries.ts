import { listJuryDuties } from '#schema/case/jury.ts';
import { getCase } from '#schema/case/verification.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** With the caller's abilities. */
export const caseQuery = (id: string) =>
  endpointQuery(queryKeys.case(id), getCase, { params: { id } });

export const juryDutiesQuery = () => endpointQuery(queryKeys.juryDuties(), listJuryDuties);
