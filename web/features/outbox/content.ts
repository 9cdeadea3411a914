import { issueFieldContent } from '#web/components/issues/issueFieldContent.ts';
import type { QueueableOperation } from '#sw/outbox/operations.ts';
import type { OutboxFileErrorCode } from '#sw/outbox/OutboxFileError.ts';

const kinds: Record<QueueableOperation, string> = {
  reportIssue: 'Report',
  editIssue: 'Change',
  postMessage: 'Message',
  submitProof: 'Proof',
  tellAffected: 'Affects me too',
  sightIssue: 'Still there',
  followIssue: 'Follow',
  followArea: 'Follow',
};

/** Labels of the server's fields. */
const fields: Record<string, string> = {
  ...issueFieldContent,
  photos: 'Photos',
  message: 'Message',
  summary: 'Summary',
  before: 'Before photo',
  after: 'After photo',
  checkIn: 'Check-in',
  nonce: 'Preparation',
};

const fileProblems: Record<OutboxFileErrorCode, string> = {
  not_an_export: 'This is not a file that this app has exported.',
  newer_version:
    'A newer version of this app wrote this file. Reload this page to update, then import it.',
  other_person: 'This file belongs to another account. Sign in with that account to import it.',
  damaged: 'This file is damaged or was cut off. Nothing was imported; please export it again.',
  too_large: 'This is too much for one file. Please export items one by one.',
};

export const outboxContent = {
  title: 'Unsent',
  subtitle: 'Everything you wrote on this device, and where it is.',
  loading: 'Reading what is unsent',
  sendNow: 'Send now',
  resendAll: (count: number) => `Resend all (${count})`,
  littleRoom: (left: string) =>
    `Only ${left} are left on this device. Send what waits now, or export it: soon nothing more can be kept.`,
  sending: 'Sending...',
  groups: {
    drafts: 'Drafts',
    attention: 'Needs attention',
    waiting: 'Waiting to send',
    received: 'Received',
    receivedNote: 'Receipts are kept for 30 days.',
  },
  kinds,
  /** For a toggle's second press, and for something that is fixed. */
  takenBack: {
    tellAffected: 'No longer affects me',
    sightIssue: 'Fixed',
    followIssue: 'Stop following',
    followArea: 'Stop following',
  },
  changeTitle: 'Change of an issue',
  proofTitle: (issue: string | undefined) =>
    issue === undefined ? 'Proof of your work' : `Proof for “${issue}”`,
  states: {
    draft: 'Draft',
    waiting: 'Saved on this device',
    sending: (percent: number) => `Sending (${percent}%)`,
    sendingBytes: (arrived: string, all: string) => `Sending (${arrived} of ${all})`,
    received: 'Received',
    attention: 'Needs attention',
  },
  written: (moment: string) => `Written ${moment}`,
  changed: (moment: string) => `Last changed ${moment}`,
  receipt: (number: string, moment: string) => `No. ${number}, ${moment}`,
  attempts: { one: '# attempt', other: '# attempts' },
  tried: (count: string) => `${count} so far`,
  photos: { one: '# photo', other: '# photos' },
  untitled: 'Untitled report',
  shared: 'Shared photo',
  field: (path: string) => fields[path.split('.')[0] ?? ''] ?? path,
  actions: {
    continue: 'Continue',
    edit: 'Edit',
    resend: 'Resend',
    export: 'Export as file',
    discard: 'Discard',
    open: 'Open',
    of: (action: string, title: string) => `${action}: ${title}`,
  },
  discard: {
    title: 'Discard this item?',
    text: (title: string) =>
      `“${title}” has not arrived at the server. It is removed from this device for good.`,
    confirm: 'Discard',
  },
  editMessage: {
    title: 'Edit message',
    label: 'Message',
    save: 'Save and resend',
    empty: 'Message cannot be empty',
  },
  unknownKind: 'Item of another version',
  waitsFor: (title: string) => `Sent after “${title}” has arrived.`,
  waitsForRefused: (title: string) =>
    `Waits for “${title}”, which needs your attention first. Nothing is lost.`,
  conflict: {
    text: 'This issue was changed by someone else in the meantime. Your text is kept: compare the two.',
    same: 'The issue already says what you wanted to change.',
    resend: 'Use mine',
  },
  transfer: {
    heading: 'Another device',
    text: 'Save what has not been sent as a file and import it on another device where you are signed in. Nothing is sent twice.',
    exportUnsent: 'Export unsent',
    import: 'Import',
    file: 'File with unsent items',
    fileName: 'trybe-unsent.json',
    importedTitle: 'Imported',
    items: { one: '# item', other: '# items' },
    imported: (added: string, known: string | null) =>
      known === null
        ? `${added} added to this device.`
        : `${added} added to this device; ${known} were here already.`,
    problems: fileProblems,
  },
  lost: {
    items: { one: '# unsent item', other: '# unsent items' },
    text: (items: string) =>
      `This browser has cleared what was stored on this device. Up to ${items} may have been lost with it. Other devices and what was received are not affected.`,
    understood: 'Understood',
  },
  failed: 'That did not work',
  paused: {
    text: 'Sending is paused: the server asks you to sign in. Nothing is lost.',
    signedOut:
      'You are not signed in. This was written by the person who used this device last. Sign in to send it; you can also save it as a file or discard it.',
    action: 'Sign In',
  },
  offline: 'The server cannot be reached. Everything will be sent as soon as it can be.',
  lastSuccess: (moment: string) => `Last sent ${moment}`,
  storage: {
    heading: 'Storage on this device',
    label: 'Used',
    used: (used: string, quota: string) => `${used} of ${quota}`,
    persistent: 'This browser keeps what is stored here.',
    notPersistent:
      'This browser may clear stored data when the device runs out of room. Send waiting items soon, or export them.',
    iosBrowser:
      'On iPhone and iPad a browser may clear stored data after days without a visit. Add this app to the home screen, or send soon.',
    protect: 'Ask to keep it',
    refused: 'The browser did not agree. Installing the app often helps.',
  },
  empty: {
    title: 'Nothing waits here',
    text: 'Reports and messages that you write without signal are kept here until they arrive.',
    action: 'Report an Issue',
  },
} as const;
