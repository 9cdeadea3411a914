import type { AccountRole } from '#schema/people/user.ts';
import {
  FIRST_AMBASSADORS_HOURS,
  ROLE_MEMORY_DAYS,
  ROLE_NOTICE_DAYS,
} from '#schema/people/roleLimits.ts';

const roles: Record<AccountRole, string> = {
  user: 'no role',
  ambassador: 'ambassador',
  operator: 'operator',
};

export const rolesContent = {
  title: 'Who has a role',
  text: `Ambassadors judge disputes and moderate, operators run the site, experts write paid reports. Ambassadors of the first ${FIRST_AMBASSADORS_HOURS} hours after the first one are appointed at once; each later appointment and each removal takes effect ${ROLE_NOTICE_DAYS} days after it is announced here, unless an ambassador, or one of the last ${ROLE_MEMORY_DAYS} days, objects; then another ambassador has to confirm it. The same goes for a way back into the account of somebody with a role, a say in a case, an open report or a proposal, who may object too. Whose account an operator has opened is drawn for no jury for ${ROLE_MEMORY_DAYS} days. What the command line of the server gives is listed too.`,
  failed: 'The roles could not be loaded.',
  none: 'Nobody has a role.',
  roles,
  validator: 'expert',
  both: (role: string) => `${role} and expert`,
  since: (role: string, moment: string) => `${role} since ${moment}`,
  by: (name: string) => `appointed by ${name}`,
  byServer: 'appointed on the server',
  announced: {
    heading: 'Announced',
    none: 'No appointment, removal or way back is announced.',
    role: (name: string, role: string) => `${name}: ${role}`,
    recovery: (name: string) => `${name}: way back into the account`,
    by: (name: string, moment: string) => `by ${name}, ${moment}`,
    takesEffect: (moment: string) => `Takes effect on ${moment}.`,
    objected: (name: string, moment: string, reason: string) =>
      `${name} objected on ${moment}: ${reason}`,
    lapses: (moment: string) => `Lapses on ${moment} unless another ambassador confirms it.`,
    confirmed: (name: string, moment: string) => `Confirmed by ${name} on ${moment}.`,
  },
  object: {
    button: 'Object',
    title: 'Object to this?',
    text: 'Everybody reads your name and reason. It lapses then unless another ambassador confirms it.',
    label: 'Reason',
    hint: 'At least 20 characters, public.',
    confirm: 'Object',
    done: 'You objected',
    failed: 'Error objecting',
  },
  confirm: {
    button: 'Confirm',
    title: 'Confirm this in spite of the objection?',
    text: 'It takes effect on its day. Everybody reads that you confirmed it.',
    done: 'Confirmed',
    failed: 'Error confirming',
  },
  resign: {
    heading: 'Your role',
    text: (role: string) =>
      `You hold the role of ${role}. You can give it back at once, without a notice.`,
    button: 'Give the role back',
    title: 'Give your role back?',
    confirmText:
      'You lose it at once. As an ambassador you get it again only after a public notice. Cases that were chosen while you were an ambassador stay yours to judge.',
    done: 'You have no role any more',
    failed: 'Error giving the role back',
  },
} as const;
