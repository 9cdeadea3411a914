import { storedLater } from '#tests/torture/seededBug.ts';
import type { Guard } from './guard.ts';

const DEVICE = 'tests/e2e/faultyDevice.test.ts';
const STORAGE = 'tests/e2e/faultyStorage.test.ts';
const UPGRADE = 'sw/outbox/migrateRow.test.ts';

const FIRST_USE_FAILS = {
  at: 'dead-connection-is-reopened',
  instead: 'throw asOutboxError(error);',
};

/** What the device keeps: killed browsers, full disks, databases that go away or grow old. */
export const STORAGE_GUARDS: readonly Guard[] = [
  {
    name: 'saved_means_stored',
    says: "'Saved' is said once the report is on the disk, not a minute before",
    edits: [storedLater(60_000)],
    test: { file: DEVICE, name: 'has the report every time' },
  },
  {
    name: 'full_disk_is_told',
    says: 'a report is stored when its transaction is done; the puts alone succeed on a full disk too',
    edits: [
      {
        at: 'stored-means-committed',
        instead: 'await Promise.all([operations.put(stored), ...writes]);',
      },
    ],
    test: { file: STORAGE, name: 'never says "Saved"' },
  },
  {
    name: 'dead_connection_is_reopened',
    says: 'a connection that died is opened anew, as soon as the browser tells or at the next use',
    edits: [{ at: 'terminated-connection-is-forgotten', instead: '' }, FIRST_USE_FAILS],
    test: { file: STORAGE, name: 'under the open page' },
  },
  {
    name: 'connection_of_a_background_page',
    says: 'the first use of a connection that died unheard is repeated on a new one',
    edits: [FIRST_USE_FAILS],
    test: {
      file: 'sw/outbox/enqueue.test.ts',
      name: 'opens the database again when the connection has died in the background',
    },
  },
  {
    name: 'eviction_is_told',
    says: 'what waited at the last look and is in no database now is lost',
    edits: [{ at: 'eviction-is-reported', instead: 'const lostCount = lost[userId] ?? 0;' }],
    test: { file: STORAGE, name: 'while the app was closed' },
  },
  {
    name: 'sends_without_storage',
    says: 'where the browser stores nothing, a report goes to the server at once',
    edits: [{ at: 'sends-without-storage', instead: 'throw error;' }],
    test: { file: STORAGE, name: 'refused from the start' },
  },
  {
    name: 'no_expiry_while_offline',
    says: 'who was signed in is remembered for as long as there is no network',
    edits: [{ at: 'no-expiry-while-offline', instead: 'maxAge: 24 * 60 * 60_000,' }],
    test: { file: 'tests/e2e/sixtyDays.test.ts', name: 'after 60 days' },
  },
  {
    name: 'draft_is_kept_while_writing',
    says: 'a form is stored within a second of each change',
    edits: [{ at: 'draft-is-kept-while-writing', instead: '' }],
    test: {
      file: 'tests/e2e/offlineReport.test.ts',
      name: 'is still in the form after the browser was killed',
    },
  },
  {
    name: 'draft_of_another_tab_stays',
    says: 'what a form ends is only what it stored or showed itself',
    edits: [{ at: 'draft-of-another-tab-stays', instead: 'if (stored) await drafts.delete(key);' }],
    test: {
      file: 'sw/outbox/enqueue.test.ts',
      name: 'takes the draft with it, or leaves both as they were',
    },
  },
  {
    name: 'draft_of_a_message_is_kept',
    says: 'what is typed below an issue is put back into its form',
    edits: [{ at: 'draft-of-a-message-is-restored', instead: '' }],
    test: { file: 'tests/e2e/drafts.test.ts', name: 'is there after the browser was killed' },
  },
  {
    name: 'queued_rows_are_upgraded',
    says: 'an upgrade of the database brings the rows of the old version along',
    edits: [{ at: 'queued-rows-are-upgraded', instead: '' }],
    test: { file: UPGRADE, name: 'takes over from the old tab and delivers' },
  },
  {
    name: 'blocked_upgrade_is_told',
    says: 'an old tab that holds on is told within ten seconds, not waited for',
    edits: [{ at: 'blocked-upgrade-is-reported', instead: 'return await opening;' }],
    test: { file: UPGRADE, name: 'says so when the old tab does not let go' },
  },
  {
    name: 'old_page_lets_go',
    says: 'a page closes its connection when a newer version asks for the database',
    edits: [{ at: 'old-page-lets-go', instead: 'blocking: () => undefined,' }],
    test: {
      file: 'sw/outbox/database.test.ts',
      name: 'lets go when a newer version of the app asks',
    },
  },
];
