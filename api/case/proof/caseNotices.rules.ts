import type { Notice } from '#api/notices/notices.rules.ts';
import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };
type Text = Omit<Notice, 'userId'>;

const update = (content: NoticeContent): Text => ({ type: 'issue_update', ...content });
const money = (content: NoticeContent): Text => ({ ...update(content), concernsMoney: true });

/** To all with a stake: there is something to judge. */
export const proofNotice = (person: string, { title }: Subject): Text =>
  money(noticeContent('proofHandedIn', { person, title }));

/** To all with a stake: the solver added something. */
export const proofNoteNotice = (person: string, { title }: Subject): Text => ({
  ...update(noticeContent('proofNote', { person, title })),
  isOnceUnread: true,
});

/** To all with a stake: a new objection. */
export const flagNotice = (person: string, { title }: Subject): Text =>
  update(noticeContent('objected', { person, title }));

/** To all with a stake: an objection was settled. */
export const flagSettledNotice = ({ title }: Subject): Text =>
  update(noticeContent('objectionSettled', { title }));

/** To all with a stake: without objections the release comes automatically. */
export const unopposedNotice = ({ title }: Subject): Text =>
  update(noticeContent('unopposed', { title }));

/** To all with a stake, a day before the release. */
export const releaseNotice = ({ title }: Subject): Text =>
  money(noticeContent('releaseNear', { title }));

/** To all with a stake: the proof was rejected; the solver has remedies left. */
export const rejectedNotice = (
  left: { secondProof: boolean; appeal: boolean },
  { title }: Subject,
): Text => {
  if (!left.appeal) return money(noticeContent('rejectedForSecond', { title }));
  return money(
    noticeContent(left.secondProof ? 'rejectedForBoth' : 'rejectedForAppeal', { title }),
  );
};

/** To all with a stake: the end of a case. */
export const acceptedNotice = ({ title }: Subject): Text =>
  update(noticeContent('accepted', { title }));

/** To the solver. */
export const paidNotice = (amount: NoticeAmount, { title }: Subject): Text =>
  money(noticeContent('workPaid', { amount, title }));

/** To a donor: part of their pledge was not needed. */
export const returnedNotice = (amount: NoticeAmount, { title }: Subject): Text =>
  money(noticeContent('moneyLeft', { amount, title }));

/** To all with a stake: a paused case resumes automatically. */
export const holdOverNotice = (kind: 'hidden' | 'frozen', { title }: Subject): Text =>
  money(noticeContent(kind === 'frozen' ? 'freezeOver' : 'hidingOver', { title }));

/** To the solver: the proof has been judged. */
export const ballotNotice = (
  person: string,
  choice: 'approve' | 'reject',
  { title }: Subject,
): Text => ({
  type: 'vote',
  ...noticeContent(choice === 'approve' ? 'ballotFor' : 'ballotAgainst', { person, title }),
});

/** To the solver: a rating. */
export const ratingNotice = (stars: number, { title }: Subject): Text =>
  update(noticeContent('rated', { stars, title }));
