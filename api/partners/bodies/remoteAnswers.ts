import type { RemoteNews } from '#api/platform/remoteNews.rules.ts';
import * as v from 'valibot';
import type { OfficialState } from '#schema/issues/responsible.ts';
import { officialAnswerForm, OFFICIAL_TEXT_MAX } from '#schema/partners/officialAnswers.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { isDayAhead } from './officialAnswers.rules.ts';

type Words = v.InferOutput<typeof officialAnswerForm>;

/** The standard's own words, and those of FixMyStreet; closed means solved. */
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
 * What an endpoint says of a request as an official answer. A day still to come is a promise; a word that we
 * do not know is shown as it stands. Null: a request that is open, without another word.
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

/** To tell whether a request stands as it stood. */
export const stateText = ({ status, text, expectedAt }: RemoteNews): string =>
  JSON.stringify([status, text, expectedAt]);
