import { noticeContent } from '#api/notices/noticeContent.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import type { OfficialAnswer } from '#schema/issues/responsible.ts';
import { FIX_BY_MAX_DAYS } from '#schema/partners/officialAnswers.ts';

/** Today counts, in whatever time zone the body is. */
export function isDayAhead(day: string, now: Date): boolean {
  const from = Date.parse(`${day}T00:00:00Z`);
  const days = (from - now.getTime()) / DAY_MS;
  return days > -2 && days < FIX_BY_MAX_DAYS;
}

/** To the reporter and the donors: nobody is paid if they say yes. */
export const askedNotice = (body: string, { title }: { title: string }) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  ...noticeContent('bodyFixedAsked', { body, title }),
});

type Said = Pick<OfficialAnswer, 'state' | 'fixBy'>;

/** To everybody involved in the issue. */
export const officialNotice = (
  body: string,
  { title }: { title: string },
  { state, fixBy }: Said,
) => ({
  type: 'issue_update' as const,
  ...(state === 'will_fix'
    ? noticeContent('bodyWillFix', { body, title, day: fixBy ?? '' })
    : noticeContent(
        ({ received: 'bodyReceived', not_ours: 'bodyNotOurs', fixed: 'bodyFixed' } as const)[state],
        { body, title },
      )),
});
