import type { RemoteNews } from '#api/platform/remoteNews.rules.ts';
import * as v from 'valibot';
import type { OfficialState } from '#schema/issues/responsible.ts';
import { officialAnswerForm, OFFICIAL_TEXT_MAX } from '#schema/partners/officialAnswers.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { isDayAhead } from './officialAnswers.rules.ts';

type Words = v.InferOutput<typeof officialAnswerForm>;

/** The statuses of the standard and of FixMyStreet; `closed` means fixed. */
const STATES: Record<string, OfficialState> = {
  open: 'received',
  received: 'received',
  investigating: 'received',
  in_progress: 'received',
  planned: 'received',
  action_scheduled: 'received',
  will_fix: 'received',
  not_ours: 'not_ours',
  not_councils_responsibility: 'not_ours',
  fixed: 'fixed',
  closed: 'fixed',
};

/**
 * What an endpoint says about a request, as an official answer. A future day is a promise; an unknown status
 * is shown as it is. Null: the request is open, and nothing else was said.
 */
export function toOfficialAnswer(
  { status, text, expectedAt, updateId }: RemoteNews,
  now: Date,
): Words | null {
  const known = STATES[status.toLowerCase().replaceAll(/[\s-]+/gu, '_')];
  const day = expectedAt?.slice(0, 'yyyy-mm-dd'.length) ?? null;
  const isPromised = day !== null && isDayAhead(day, now) && (known ?? 'received') === 'received';
  const words = known === undefined ? [status, text].filter(Boolean).join(': ') : text.trim();
  if (updateId === null && known === 'received' && words === '' && !isPromised) return null;
  const read = v.safeParse(officialAnswerForm, {
    state: isPromised ? 'will_fix' : (known ?? 'received'),
    fixBy: isPromised ? day : null,
    text: cutText(words, OFFICIAL_TEXT_MAX),
  });
  return read.success ? read.output : null;
}

/** For detecting whether a request's state has changed. */
export const stateText = ({ status, text, expectedAt }: RemoteNews): string =>
  JSON.stringify([status, text, expectedAt]);
