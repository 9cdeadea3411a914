import type { OfficialState } from '#schema/issues/responsible.ts';
import type { OfficialUpdate } from '#schema/partners/newServiceRequest.ts';

const STATES: Record<OfficialUpdate['status'], OfficialState> = {
  received: 'received',
  open: 'received',
  investigating: 'received',
  in_progress: 'received',
  planned: 'received',
  action_scheduled: 'received',
  will_fix: 'will_fix',
  not_ours: 'not_ours',
  not_councils_responsibility: 'not_ours',
  fixed: 'fixed',
};

/** A body's update as its answer: anything due by a day is a promise for that day. */
export function toOfficialAnswer({ status, expected_datetime: due, description }: OfficialUpdate) {
  const state = STATES[status];
  const isPromised = state === 'will_fix' || (state === 'received' && due !== undefined);
  return {
    state: isPromised ? ('will_fix' as const) : state,
    fixBy: isPromised && due !== undefined ? due.slice(0, 'yyyy-mm-dd'.length) : null,
    text: description,
  };
}
