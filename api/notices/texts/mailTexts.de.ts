import type { Texts } from '#schema/languages/Texts.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { PHONE_CODE_MINUTES } from '#schema/people/contact.ts';
import type * as original from './mailTexts.ts';

const STATUSES: Record<IssueStatus, string> = {
  reported: 'offen für Zusagen',
  funded: 'offen für Zusagen',
  in_progress: 'in Arbeit',
  completed: 'gelöst',
};

export const mailTexts = {
  subjects: {
    issue_update: 'Neues zu einem Problem',
    proposal: 'Ein Vorschlag',
    pledge: 'Eine Zusage',
    vote: 'Eine Stimme',
    message: 'Eine neue Nachricht',
    system: 'Eine Mitteilung der Betreiber',
    digest: 'Was du verfolgst',
    moderation: 'Eine Entscheidung der Moderation',
  },
  linkRemoved: '(Link entfernt)',
  stop: 'Diese E-Mails mit einem Klick abbestellen:',
  chosen: 'Du hast solche Mitteilungen per E-Mail bestellt. Ändern kannst du das hier:',
  unasked:
    'Du bekommst solche Mitteilungen per E-Mail, weil es um dein Geld oder eine Frist geht. Ändern kannst du das hier:',
  phoneCode: ({ code, siteName }) =>
    `${code} ist dein Code für ${siteName}, ${PHONE_CODE_MINUTES} Minuten lang. Gib ihn niemandem: Wir fragen nie danach.`,
  line: ({ title, status, amount }) => `„${title}“: ${STATUSES[status]}, ${amount} zugesagt`,
} satisfies Texts<typeof original.mailTexts>;
