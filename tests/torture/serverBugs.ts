import type { SeededBug } from './seededBug.ts';

const TRANSACTION = 'api/database/transaction.ts';

/** Mistakes of the server and of its database. */
export const SERVER_BUGS: readonly SeededBug[] = [
  {
    name: 'no_idempotency',
    says: 'the server forgets which keys it has seen',
    edits: [
      {
        file: 'api/database/idempotency.ts',
        find: '  if (request === undefined) return null;',
        replace: '  return null;',
      },
    ],
  },
  {
    name: 'key_apart_from_effect',
    says: 'the server keeps the key in another transaction than the effect',
    edits: [
      {
        file: 'api/database/idempotency.ts',
        find: 'const claimed: unknown[] = await manager.query(',
        replace: 'const claimed: unknown[] = await manager.dataSource.query(',
      },
    ],
  },
  {
    name: 'acknowledged_before_commit',
    says: 'the server answers and commits a moment later',
    edits: [
      {
        file: TRANSACTION,
        find: '    await runner.startTransaction();',
        replace: '    await runner.startTransaction(); hasCommitted = true;',
      },
      {
        file: TRANSACTION,
        find: '  const { manager } = runner;',
        replace: '  const { manager } = runner; let hasCommitted = true;',
      },
      {
        file: TRANSACTION,
        find: '    await runner.commitTransaction();',
        replace: `    hasCommitted = hasAudit && context.isAuditExempt === true;
    if (hasCommitted) await runner.commitTransaction();
    else setTimeout(() => void runner.commitTransaction().catch(() => undefined)
      .finally(() => runner.release()), 40);`,
      },
      {
        file: TRANSACTION,
        find: '  } finally {\n    await runner.release();',
        replace: '  } finally {\n    if (hasCommitted) await runner.release();',
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
        file: 'api/http/media/pictureStore.ts',
        find: '  await files.put(originalKey(sha256), bytes);\n  for (const',
        replace:
          '  setTimeout(() => void files.put(originalKey(sha256), bytes), 3_000);\n  for (const',
      },
    ],
  },
];
