import type { Issue } from '#schema/issues/issue.ts';
import type { Responsible } from '#schema/issues/responsible.ts';
import { cutText } from '#schema/typed/cutText.ts';

/** As in the published schema. */
const DESCRIPTION_MAX_LENGTH = 4_000;

const STATUS_NOTES: Record<Issue['status'], string> = {
  reported: 'Reported. Nobody has pledged money yet.',
  funded: 'Open for pledges and offers.',
  in_progress: 'A solver has been chosen and is at work.',
  completed: 'Completed.',
};

/** An issue, with the body that was told of it and its answers. */
export type ListedRequest = { issue: Issue; responsible: Responsible | null };

export type RequestContext = {
  origin: string;
  serviceName: (code: string) => string;
  currency: string;
  isExtended: boolean;
};

/**
 * An issue as a GeoReport v2 request. The agency is empty until a body was told, the expected date until it
 * promised one.
 */
export function presentRequest(
  { issue, responsible }: ListedRequest,
  { origin, serviceName, currency, isExtended }: RequestContext,
) {
  const promised = responsible?.answers.findLast(({ fixBy }) => fixBy !== null)?.fixBy;
  return {
    service_request_id: issue.id,
    status: issue.status === 'completed' ? 'closed' : 'open',
    status_notes: STATUS_NOTES[issue.status],
    service_name: serviceName(issue.category),
    service_code: issue.category,
    description: cutText(`${issue.title}\n\n${issue.description}`, DESCRIPTION_MAX_LENGTH),
    agency_responsible: responsible?.bodyName ?? null,
    service_notice: null,
    requested_datetime: issue.createdAt,
    updated_datetime: issue.updatedAt,
    expected_datetime: promised ? `${promised}T00:00:00.000Z` : null,
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
