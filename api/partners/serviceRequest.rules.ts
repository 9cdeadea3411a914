import type { Issue } from '#schema/issues/issue.ts';

/** In the published schema. */
const DESCRIPTION_MAX_LENGTH = 4_000;

const STATUS_NOTES: Record<Issue['status'], string> = {
  reported: 'Reported. Nobody has pledged money yet.',
  funded: 'Open for pledges and offers.',
  in_progress: 'A solver has been chosen and is at work.',
  completed: 'Completed: the work was checked and paid.',
};

/** Between whole characters. */
const cut = (text: string) =>
  text.slice(0, DESCRIPTION_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');

export type RequestContext = {
  origin: string;
  serviceName: (code: string) => string;
  currency: string;
  isExtended: boolean;
};

/**
 * An issue as GeoReport v2's request. Empty where the standard has a field that nobody here knows: who is
 * responsible, and when it will be done.
 */
export function presentRequest(
  issue: Issue,
  { origin, serviceName, currency, isExtended }: RequestContext,
) {
  return {
    service_request_id: issue.id,
    status: issue.status === 'completed' ? 'closed' : 'open',
    status_notes: STATUS_NOTES[issue.status],
    service_name: serviceName(issue.category),
    service_code: issue.category,
    description: cut(`${issue.title}\n\n${issue.description}`),
    agency_responsible: null,
    service_notice: null,
    requested_datetime: issue.createdAt,
    updated_datetime: issue.updatedAt,
    expected_datetime: null,
    address: issue.location,
    address_id: null,
    zipcode: null,
    lat: issue.latitude,
    long: issue.longitude,
    media_url: issue.imageUrl,
    ...(isExtended && {
      extended_attributes: {
        title: issue.title,
        priority: issue.priority,
        solution_criteria: issue.solutionCriteria,
        escrow: issue.currentFunding,
        currency,
        pledgers: issue.pledgerCount,
        offers: issue.proposalCount,
        affected: issue.affectedCount,
        url: `${origin}/issues/${issue.id}`,
      },
    }),
  };
}
