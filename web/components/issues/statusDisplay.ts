import { content } from '#web/components/content.ts';

export type StatusTone = 'open' | 'inProgress' | 'completed' | 'unknown';
export type StatusPlace = 'list' | 'map';

const { openForPledges, openForProposals, inProgress, completed } = content.status;

/**
 * Label and tone of a status. The list says 'Open for Pledges', also for unknown values; the map
 * says 'Open for Proposals' and shows unknown values as they are.
 */
export function statusDisplay(
  status: string,
  place: StatusPlace,
): { label: string; tone: StatusTone } {
  if (status === 'in_progress') return { label: inProgress, tone: 'inProgress' };
  if (status === 'completed') return { label: completed, tone: 'completed' };
  if (place === 'list') return { label: openForPledges, tone: 'open' };
  const isOpen = status === 'reported' || status === 'funded';
  return isOpen ? { label: openForProposals, tone: 'open' } : { label: status, tone: 'unknown' };
}
