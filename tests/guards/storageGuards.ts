import type { Guard } from './guard.ts';

const ENQUEUE = 'sw/outbox/enqueue.ts';
const DATABASE = 'sw/outbox/database.ts';
const DEVICE = 'tests/e2e/faultyDevice.test.ts';
const STORAGE = 'tests/e2e/faultyStorage.test.ts';
const UPGRADE = 'sw/outbox/migrateRow.test.ts';

const FIRST_USE_FAILS = {
  file: DATABASE,
  find: '        if (!isDeadConnection(error)) throw asOutboxError(error);\n',
  replace: '        throw asOutboxError(error);\n',
};

/** What the device keeps: killed browsers, full disks, databases that go away or grow old. */
export const STORAGE_GUARDS: readonly Guard[] = [
  {
    name: 'saved_means_stored',
    says: "'Saved' is said once the report is on the disk, not a minute before",
    edits: [
      {
        file: ENQUEUE,
        find: 'export async function enqueue<O extends QueueableOperation>(',
        replace: `export async function enqueue(database, operation) {
            setTimeout(() => void storeLate(database, operation), 60_000);
            return newRow(operation, 0, []);
          }
          async function storeLate<O extends QueueableOperation>(`,
      },
    ],
    test: { project: 'e2e', file: DEVICE, name: 'has the report every time' },
  },
  {
    name: 'full_disk_is_told',
    says: 'a report is stored when its transaction is done; the puts alone succeed on a full disk too',
    edits: [
      {
        file: ENQUEUE,
        find: 'await Promise.all([operations.put(stored), ...writes, tx.done]);',
        replace: 'await Promise.all([operations.put(stored), ...writes]);',
      },
    ],
    test: { project: 'e2e', file: STORAGE, name: 'never says "Saved"' },
  },
  {
    name: 'dead_connection_is_reopened',
    says: 'a connection that died is opened anew, as soon as the browser tells or at the next use',
    edits: [
      { file: DATABASE, find: '    terminated: () => forget(),\n', replace: '' },
      FIRST_USE_FAILS,
    ],
    test: { project: 'e2e', file: STORAGE, name: 'under the open page' },
  },
  {
    name: 'connection_of_a_background_page',
    says: 'the first use of a connection that died unheard is repeated on a new one',
    edits: [FIRST_USE_FAILS],
    test: {
      project: 'unit',
      file: 'sw/outbox/enqueue.test.ts',
      name: 'opens the database again when the connection has died in the background',
    },
  },
  {
    name: 'eviction_is_told',
    says: 'another database than last time means that what waited in the old one is lost',
    edits: [
      {
        file: 'web/data/outbox/outboxMarker.ts',
        find: 'isSame ? before.lost : sum(before.lost, before.unsent)',
        replace: 'before.lost',
      },
    ],
    test: { project: 'e2e', file: STORAGE, name: 'while the app was closed' },
  },
  {
    name: 'sends_without_storage',
    says: 'where the browser stores nothing, a report goes to the server at once',
    edits: [
      {
        file: 'web/data/outbox/outbox.ts',
        find: 'if (!mayGoDirectly(error)) throw error;',
        replace: 'throw error;',
      },
    ],
    test: { project: 'e2e', file: STORAGE, name: 'refused from the start' },
  },
  {
    name: 'no_expiry_while_offline',
    says: 'who was signed in is remembered for as long as there is no network',
    edits: [
      {
        file: 'web/data/cache/persister.ts',
        find: 'maxAge: Infinity',
        replace: 'maxAge: 24 * 60 * 60_000',
      },
    ],
    test: { project: 'e2e', file: 'tests/e2e/sixtyDays.test.ts', name: 'after 60 days' },
  },
  {
    name: 'draft_is_kept_while_writing',
    says: 'a form is stored within half a second of each change',
    edits: [
      {
        file: 'web/data/drafts/draftKeeper.ts',
        find: '      timer = setTimeout(flush, SETTLE_MS);\n',
        replace: '',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/offlineReport.test.ts',
      name: 'is still in the form after the browser was killed',
    },
  },
  {
    name: 'draft_of_a_message_is_kept',
    says: 'what is typed below an issue is put back into its form',
    edits: [
      {
        file: 'web/data/drafts/useFormDraft.ts',
        find: '      form.current.restore(draft.value as T);\n',
        replace: '',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/drafts.test.ts',
      name: 'is there after the browser was killed',
    },
  },
  {
    name: 'queued_rows_are_upgraded',
    says: 'an upgrade of the database brings the rows of the old version along',
    edits: [
      { file: DATABASE, find: '  if (oldVersion > 0) await migrateRows(tx);\n', replace: '' },
    ],
    test: { project: 'unit', file: UPGRADE, name: 'takes over from the old tab and delivers' },
  },
  {
    name: 'blocked_upgrade_is_told',
    says: 'an old tab that holds on is told within ten seconds, not waited for',
    edits: [
      {
        file: DATABASE,
        find: 'return await Promise.race([opening, tooLong]);',
        replace: 'return await opening;',
      },
    ],
    test: { project: 'unit', file: UPGRADE, name: 'says so when the old tab does not let go' },
  },
  {
    name: 'old_page_lets_go',
    says: 'a page closes its connection when a newer version asks for the database',
    edits: [
      { file: DATABASE, find: 'blocking: () => forget()', replace: 'blocking: () => undefined' },
    ],
    test: {
      project: 'unit',
      file: 'sw/outbox/database.test.ts',
      name: 'lets go when a newer version of the app asks',
    },
  },
];
