import type { SeededBug } from './seededBug.ts';

/** Mistakes of the server and of its database. */
export const SERVER_BUGS: readonly SeededBug[] = [
  {
    name: 'no_idempotency',
    says: 'the server forgets which keys it has seen',
    edits: [{ at: 'known-key-is-not-run-again', instead: 'return null;' }],
  },
  {
    name: 'key_apart_from_effect',
    says: 'the server keeps the key in another transaction than the effect',
    edits: [{ at: 'key-commits-with-its-effect', before: 'manager = manager.dataSource.manager;' }],
  },
  {
    name: 'acknowledged_before_commit',
    says: 'the server answers and commits a moment later',
    edits: [
      {
        at: 'answered-after-the-commit',
        instead: `if (context.isAuditExempt === true) await runner.commitTransaction();
    else setTimeout(() => void runner.commitTransaction().catch(() => undefined)
      .finally(() => runner.release()), 40);`,
      },
      {
        at: 'connection-is-released',
        instead: 'if (!runner.isTransactionActive) await runner.release();',
      },
    ],
  },
  {
    name: 'forgetful_database',
    says: 'the database confirms commits that are not on its disk',
    edits: [],
    hasForgetfulDatabase: true,
  },
  {
    name: 'photo_after_its_row',
    says: 'the server confirms a photo before it has its bytes',
    edits: [
      {
        at: 'photo-before-its-row',
        instead: 'setTimeout(() => void files.put(originalKey(sha256), bytes), 3_000);',
      },
      { at: 'photo-with-its-row', instead: '' },
    ],
  },
];
