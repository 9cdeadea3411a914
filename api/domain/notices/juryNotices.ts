import type { JuryOutcome } from '#api/domain/verification/jurySeats.ts';
import type { RulingChoice } from '#api/domain/verification/ruling.ts';
import { JURY_HOURS, JURY_MAJORITY, JURY_SEAT_OFFER_HOURS, JURY_SEATS } from '#schema/limits.ts';

type Subject = { title: string };
const update = (content: string) => ({ type: 'issue_update' as const, content });

const money = (content: string) => ({ ...update(content), concernsMoney: true });

/** To all with a stake: five uninvolved people look at the proof now. */
export const juryCalledNotice = ({ title }: Subject) =>
  update(
    `A jury of ${JURY_SEATS} judges the work on “${title}”. ${JURY_MAJORITY} of them decide within ${JURY_HOURS} hours.`,
  );

/** To somebody who was drawn. */
export const seatOfferedNotice = ({ title }: Subject) =>
  money(
    `You were drawn for the jury on “${title}”. Please accept or decline within ${JURY_SEAT_OFFER_HOURS} hours.`,
  );

/** To all with a stake: how the jury ended. */
export const juryClosedNotice = (outcome: JuryOutcome, { title }: Subject) =>
  update(`The jury on “${title}” ${OUTCOMES[outcome]}`);

const OUTCOMES: Record<JuryOutcome, string> = {
  accepted: 'accepted the work.',
  rejected: 'rejected the work.',
  arbitration: 'came to no decision. Ambassadors rule on the case.',
};

/** To all with a stake: too few people can be drawn. */
export const noJuryNotice = ({ title }: Subject) =>
  update(`Too few people can be drawn for a jury on “${title}”. Ambassadors rule on the case.`);

/** To ambassadors. */
export const deskNotice = ({ title }: Subject) =>
  update(`“${title}” waits for the ruling of an ambassador.`);

/** To ambassadors: above $1,000 one is not enough. */
export const confirmationNotice = ({ title }: Subject) =>
  update(`The ruling on “${title}” needs a second ambassador.`);

/** To all with a stake. */
export const rulingNotice = (choice: RulingChoice, needsConfirmation: boolean, issue: Subject) =>
  update(
    `An ambassador ruled on “${issue.title}”: ${CHOICES[choice]}${
      needsConfirmation ? ' A second ambassador has to confirm it.' : ''
    }`,
  );

const CHOICES: Record<RulingChoice, string> = {
  release: 'the solver is paid.',
  refund: 'every pledge goes back.',
};

/** To a donor whose money came back by a ruling. */
export const ruledRefundNotice = (amount: string, { title }: Subject) =>
  money(`By the ruling on “${title}” your ${amount} went back to you.`);

/** To all with a stake: nothing enters or leaves the escrow, or it goes on; and why. */
export const freezeNotice = (isFrozen: boolean, reason: string, { title }: Subject) =>
  money(
    isFrozen
      ? `An ambassador froze the money of “${title}”: ${reason}`
      : `The money of “${title}” is no longer frozen: ${reason}`,
  );
