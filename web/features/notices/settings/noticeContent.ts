import type { NoticeChoice, NoticeChoices } from '#schema/notices/noticeChoice.ts';
import type { PushSupport } from '#web/device/pushSupport.ts';

const kinds: Record<NoticeChoice['type'], string> = {
  money: 'Your money and your deadlines',
  issue_update: 'News of issues you take part in',
  proposal: 'Proposals',
  pledge: 'Pledges',
  vote: 'Votes on your proposals',
  message: 'Messages in discussions',
  system: 'Messages from this site',
  digest: 'Summary of what you follow',
  moderation: 'Decisions of moderators about what you published',
};

const hurdles: Record<Exclude<PushSupport, 'ready'>, string> = {
  unsupported: 'This browser cannot receive pushes.',
  plain_http:
    'Browsers receive pushes only for pages with https, and this page is open without it. Open it at its https address.',
  ios_browser:
    'On iPhone and iPad pushes reach only apps on the home screen. Open the share menu, choose “Add to Home Screen”, open the app from there and come back to this page.',
  blocked:
    'Notifications of this site are blocked in this browser. Allow them in the settings of the browser, then reload this page.',
};

const mail: Record<NoticeChoices['mail'], (address: string) => string> = {
  smtp: (address) => `Emails go to ${address}.`,
  local: () => 'No mail leaves this machine: emails to you are kept in the local mailbox.',
  none: () => 'This site sends no email.',
};

export const noticeContent = {
  heading: 'Push and email',
  intro:
    'Everything is listed under the bell in the app. What concerns your money or a deadline also goes to your address; everything else is off until you choose it.',
  failed: 'Your choices could not be loaded',
  notSaved: 'Not saved',
  kinds,
  byPush: 'Push',
  byEmail: 'Email',
  mail,
  proved: 'They are sent only to an address that you have confirmed.',
  mailbox: 'Open the local mailbox',
  push: {
    heading: 'Push on this device',
    hurdles,
    off: 'This device gets no pushes yet.',
    on: 'This device gets pushes until you sign out.',
    turnOn: 'Turn on push on this device',
    turnOff: 'Turn off',
    working: 'One moment…',
    declined: 'Notifications were not allowed',
    declinedText: 'Nothing has changed. You can turn push on later.',
    failed: 'Push could not be turned on',
    failedText: 'The push service of this browser did not answer. Please try again later.',
    offFailed: 'Push could not be turned off',
    others: 'Other devices',
    since: (day: string) => `Since ${day}`,
    lastPush: (time: string) => `last push ${time}`,
    remove: 'Remove',
    removeLabel: (day: string) => `Remove the device of ${day}`,
    nowhere: 'No device of yours gets pushes yet.',
  },
} as const;
