import type { OfficialState } from '#schema/issues/responsible.ts';

/** Statuses that FixMyStreet knows, and descriptions for updates without a text. */
const KINDS: Record<
  OfficialState | 'proposal_selected' | 'funds_released' | 'issue_fixed',
  readonly [status: string, description: string]
> = {
  received: ['OPEN', 'The report was received.'],
  will_fix: ['ACTION_SCHEDULED', 'It will be fixed.'],
  not_ours: ['NOT_COUNCILS_RESPONSIBILITY', 'Somebody else is responsible.'],
  fixed: ['FIXED', 'It was fixed.'],
  proposal_selected: ['IN_PROGRESS', 'A solver has been chosen and is at work.'],
  funds_released: ['FIXED', 'Completed: the solver is paid.'],
  issue_fixed: ['FIXED', 'Completed: fixed by somebody else.'],
};

export type ListedUpdate = {
  id: string;
  issueId: string;
  kind: keyof typeof KINDS;
  text: string;
  /** Null: not an official answer. */
  bodyName: string | null;
  fixBy: string | null;
  at: string;
  imageUrl: string | null;
};

/** An update of a request in the format of FixMyStreet's extension of the standard. */
export function presentUpdate(update: ListedUpdate) {
  const { id, issueId, kind, text, bodyName, fixBy, at, imageUrl } = update;
  const [status, description] = KINDS[kind];
  return {
    update_id: id,
    service_request_id: issueId,
    status,
    description: text === '' ? description : text,
    agency_responsible: bodyName,
    expected_datetime: fixBy === null ? null : `${fixBy}T00:00:00.000Z`,
    updated_datetime: at,
    media_url: imageUrl,
  };
}
