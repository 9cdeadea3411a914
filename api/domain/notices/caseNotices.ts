import type { Notice } from './notices.ts';
import { APPEAL_HOURS, RELEASE_NOTICE_HOURS, SECOND_PROOF_DAYS } from '#schema/limits.ts';

type Subject = { title: string };
type Text = Omit<Notice, 'userId'>;

const update = (content: string): Text => ({ type: 'issue_update', content });
const money = (content: string): Text => ({ ...update(content), concernsMoney: true });

/** To all with a stake: there is something to judge. */
export const proofNotice = (solver: string, { title }: Subject): Text =>
  money(`${solver} has handed in proof for “${title}”. Creator and donors judge it within 3 days.`);

/** To all with a stake: the solver added something. */
export const proofNoteNotice = (solver: string, { title }: Subject): Text => ({
  ...update(`${solver} added to the proof for “${title}”.`),
  isOnceUnread: true,
});

/** To all with a stake: somebody objects. */
export const flagNotice = (flagger: string, { title }: Subject): Text =>
  update(`${flagger} objects to the proof for “${title}”. The release is on hold.`);

/** To all with a stake: an objection no longer stands. */
export const flagSettledNotice = ({ title }: Subject): Text =>
  update(`An objection to the proof for “${title}” is settled.`);

/** To all with a stake: nobody objected, so the release comes by itself. */
export const unopposedNotice = ({ title }: Subject): Text =>
  update(`Nobody objected to the proof for “${title}”. Unless somebody does, it will be accepted.`);

/** To all with a stake, a day before. */
export const releaseNotice = ({ title }: Subject): Text =>
  money(
    `The money for “${title}” is released in ${RELEASE_NOTICE_HOURS} hours unless somebody objects.`,
  );

/** To all with a stake: the proof did not convince. */
export const rejectedNotice = (
  left: { secondProof: boolean; appeal: boolean },
  { title }: Subject,
): Text => {
  const ways = [
    ...(left.secondProof ? [`hand in a second proof within ${SECOND_PROOF_DAYS} days`] : []),
    ...(left.appeal ? [`appeal to a jury within ${APPEAL_HOURS} hours`] : []),
  ];
  return money(`The proof for “${title}” was rejected. The solver can ${ways.join(' or ')}.`);
};

/** To all with a stake: the end of a case. */
export const acceptedNotice = ({ title }: Subject): Text =>
  update(`The proof for “${title}” is accepted: the issue is completed.`);

/** To the solver. */
export const paidNotice = (amount: string, { title }: Subject): Text =>
  money(`Your work on “${title}” is accepted. ${amount} are on their way to you.`);

/** To a donor from whose pledge something was left. */
export const returnedNotice = (amount: string, { title }: Subject): Text =>
  money(`“${title}” is completed and cost less than was pledged: ${amount} went back to you.`);

/** To the solver: somebody has judged the proof. */
export const ballotNotice = (
  voter: string,
  choice: 'approve' | 'reject',
  { title }: Subject,
): Text => ({
  type: 'vote',
  content: `${voter} ${choice === 'approve' ? 'approved' : 'rejected'} your proof for “${title}”.`,
});

/** To the solver: a rating. */
export const ratingNotice = (stars: number, { title }: Subject): Text =>
  update(`Your work on “${title}” was rated with ${stars} of 5 stars.`);
