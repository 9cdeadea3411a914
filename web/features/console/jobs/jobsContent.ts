import type {
  DeliveryFilter,
  DeliveryKind,
  WaitingFilter,
} from '#schema/console/consoleFilters.ts';
import type { DeliverySubject } from '#schema/console/consoleKinds.ts';

const kinds: Record<DeliveryKind, string> = {
  push: 'Push',
  email: 'Email with news',
  account_mail: 'Email about the account',
  payment: 'Refund or payout',
  forwarding: 'Report to a body',
};
const filters: Record<DeliveryFilter, string> = { any: 'Everything', ...kinds };
const subjects: Record<DeliverySubject, string> = {
  issue_update: 'news of an issue',
  proposal: 'proposal',
  pledge: 'pledge',
  vote: 'vote',
  message: 'message',
  system: 'notice from the operators',
  digest: 'summary',
  moderation: 'decision of a moderator',
  reset: 'new password',
  proof: 'proof of the address',
  change_old: 'change of the address, to the old one',
  change_new: 'change of the address, to the new one',
  taken: 'the address is taken',
  password_changed: 'password changed',
  username_changed: 'username changed',
  issue_reported: 'new report in a category',
  refund: 'refund',
  payout: 'payout',
  issue_forwarded: 'report to who is responsible',
};
const states: Record<WaitingFilter, string> = {
  any: 'Any number of tries',
  failing: 'Tried already',
  untried: 'Not tried yet',
};

export const jobsContent = {
  title: 'Operations',
  subtitle: 'How the site is doing, what is waiting to be sent, and what to do about it.',
  health: 'Health',
  fine: 'Nothing needs you at the moment.',
  warnings: {
    books: (problem: string) =>
      `The books do not balance: ${problem}. Stop payouts at your provider and run “trybe verify” (in a checkout “npm run verify”).`,
    unchecked: (when: string) =>
      `The books were last checked ${when}. The daily check is not running: see whether the server has restarted or is overloaded.`,
    failing: (count: string, kind: string) =>
      `${count} of “${kind}” failed more than once. See below, and check whether the service that delivers them is responding.`,
    late: (kind: string, when: string) =>
      `“${kind}” has waited since ${when}: the job that sends it may be stuck.`,
    backup: (when: string) =>
      `The last backup was finished ${when}: see what “systemctl status trybe-backup.service” says.`,
    disk: (free: string, size: string) =>
      `Only ${free} of ${size} is free on the disk of the data directory: make room, or move it to a larger one.`,
    differences: (count: string) =>
      `${count} between the payment provider and the books. See “Money”, and compare with the provider’s dashboard.`,
    payouts: (count: string) =>
      `${count} overdue: people wait for money that they were promised. See “Money”.`,
    replica: (number: string) =>
      `Replica ${number} of the database is skipped: it is not responding, or is too far behind.`,
    weaknesses: {
      open_listener:
        'The server accepts connections from other machines and believes what they say of their address. Let only the proxy reach it: HOST=127.0.0.1, or a network of their own.',
      database_superuser:
        'The role of DATABASE_URL is a superuser, whom no guard of the database holds. Give the app a role of its own, as api/ops/database.md says.',
      database_owner:
        'The role of DATABASE_URL owns its tables and could take away their guards. Give the app a role of its own, as api/ops/database.md says.',
    },
    mail: 'This site sends no email, so nobody can reset their password by email. Set SMTP_URL and MAIL_FROM.',
    reports: (count: string) => `${count} by users wait for a decision.`,
  },
  differences: { one: '# difference', other: '# differences' },
  payouts: { one: '# payout is', other: '# payouts are' },
  openReports: { one: '# report', other: '# reports' },
  facts: {
    database: 'Database',
    version: (version: string) => `PostgreSQL ${version}`,
    migration: 'Last migration',
    migrationOf: (number: string, name: string) => `No. ${number}: ${name}`,
    photos: 'Photos',
    videos: 'Videos',
    files: (count: string, size: string) => `${count}, ${size} as sent`,
    replicas: 'Replicas of the database',
    noReplicas: 'None',
    replica: (number: string, state: string) => `${number}: ${state}`,
    used: (lag: string) => `in use, ${lag} behind`,
    leftOut: 'skipped',
    disk: 'Disk of the data directory',
    diskFree: (free: string, size: string) => `${free} of ${size} free`,
    backup: 'Last backup',
    backupNone: 'None by backup.sh yet',
    books: 'Books',
    booksHold: (when: string) => `Balanced, checked ${when}`,
    booksBroken: (when: string) => `Not balanced, checked ${when}`,
    booksNone: 'Not checked yet',
    frozen: 'Issues with frozen money',
    signIns: 'Sign-ins',
    streams: 'Pages open now',
    mail: 'Mail',
    mailOf: { smtp: 'By SMTP', local: 'Into the local mailbox', none: 'None' },
  },
  heading: 'Waiting to be sent',
  hint: 'Each is retried automatically, less and less often. What they say is not shown.',
  kind: 'Kind',
  state: 'Tries',
  kinds,
  filters,
  states,
  fileName: 'deliveries',
  list: {
    caption: 'What waits to leave the installation, most tries first',
    thing: { one: '# delivery', other: '# deliveries' },
    empty: 'Nothing is waiting to be sent',
  },
  columns: {
    what: 'What',
    person: 'Person',
    tries: 'Tries',
    since: 'Since',
    next: 'Next try',
    error: 'Last error',
    act: 'Repeat',
  },
  of: (kind: DeliveryKind, subject: DeliverySubject) => `${kinds[kind]}: ${subjects[subject]}`,
  atOnce: 'at once',
  unknown: '–',
  repeat: {
    button: 'Repeat now',
    label: (what: string) => `Repeat now: ${what}`,
    title: 'Try it again now?',
    text: 'It is sent within a minute instead of at the next try. Better after what stood in the way is mended.',
    submit: 'Repeat now',
    done: 'It is tried now',
  },
} as const;
