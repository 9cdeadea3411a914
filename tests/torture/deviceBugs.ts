import type { SeededBug } from './seededBug.ts';

const SEND = 'sw/outbox/sendGroup.ts';
const CLASSIFY = 'sw/outbox/classify.ts';
const CLASSIFY_GROUP = 'sw/outbox/classifyGroup.ts';
const SETTLE = 'sw/outbox/settleRows.ts';
const ENQUEUE = 'sw/outbox/enqueue.ts';

/** Receipts are taken by their place in the answer, because their keys are not the rows' own. */
const LAX_RECEIPTS = [
  { file: CLASSIFY, find: 'receipt?.key !== row.id || ', replace: '!receipt || ' },
  {
    file: CLASSIFY_GROUP,
    find: 'rows.map((row) => classifyOperation(row, answerOf(results.get(row.id), answer.status)))',
    replace:
      'rows.map((row, at) => classifyOperation(row, answerOf([...results.values()][at], answer.status)))',
  },
];

const keysFrom = (expression: (id: string) => string) => [
  ...LAX_RECEIPTS,
  {
    file: SEND,
    find: "'idempotency-key': row.id",
    replace: `'idempotency-key': ${expression('row.id')}`,
  },
  { file: SEND, find: '    key: id,', replace: `    key: ${expression('id')},` },
];

/** Mistakes of the outbox's engine. */
export const DEVICE_BUGS: readonly SeededBug[] = [
  {
    name: 'key_only_in_memory',
    says: 'a device that starts anew sends under new keys',
    edits: [
      ...keysFrom((id) => `keyInMemory(deps, ${id})`),
      {
        file: SEND,
        find: '/** Sends the operation of one row to its own endpoint. Never throws. */',
        replace: `const memories = new WeakMap();
          function keyInMemory({ database }, id) {
            const memory = memories.get(database) ?? new Map();
            memories.set(database, memory);
            if (!memory.has(id)) memory.set(id, crypto.randomUUID());
            return memory.get(id);
          }`,
      },
    ],
  },
  {
    name: 'new_key_per_try',
    says: 'every try goes out under a key of its own',
    edits: keysFrom(() => 'crypto.randomUUID()'),
  },
  {
    name: 'stored_after_the_answer',
    says: "'saved' is said before the device has stored it",
    edits: [
      {
        file: ENQUEUE,
        find: 'export async function enqueue<O extends QueueableOperation>(',
        replace: `export async function enqueue(database, operation) {
            setTimeout(() => void storeLate(database, operation), 400);
            return newRow(operation, 0, []);
          }
          async function storeLate<O extends QueueableOperation>(`,
      },
    ],
  },
  {
    name: 'bytes_not_stored',
    says: 'of several photos only the first is kept on the device',
    edits: [
      {
        file: ENQUEUE,
        find: "parts.map((part) => tx.objectStore('parts').put(part))",
        replace: "parts.slice(0, 1).map((part) => tx.objectStore('parts').put(part))",
      },
    ],
  },
  {
    name: 'removed_before_receipt',
    says: 'a row counts as received as soon as it is sent',
    edits: [
      {
        file: SETTLE,
        find: '    inHand(row, { ...notes.get(row.id), isInDoubt: true }),',
        replace: "    inHand(row, { ...notes.get(row.id), isInDoubt: true, status: 'received' }),",
      },
    ],
  },
  {
    name: 'server_errors_are_done',
    says: 'an error of the server is taken for a receipt',
    edits: [
      {
        file: CLASSIFY,
        find: '  const { status, problem } = answer;',
        replace: `  const { status, problem } = answer;
  if (status >= 500) return { kind: 'received', answer: null };`,
      },
    ],
  },
  {
    name: 'any_success_is_done',
    says: "a stranger's page with status 200 is taken for a receipt",
    edits: [
      {
        file: CLASSIFY,
        find: "  if (answer.kind !== 'json') return classifyFailure(answer);\n  if (isReceiptFor",
        replace: `  if ('status' in answer && answer.status < 400 && answer.kind === 'foreign')
    return { kind: 'received', answer: null };
  if (answer.kind !== 'json') return classifyFailure(answer);
  if (isReceiptFor`,
      },
    ],
  },
  {
    name: 'group_answer_is_receipt',
    says: 'a group that got an answer is taken for received as a whole',
    edits: [
      {
        file: CLASSIFY_GROUP,
        find: '  const results = resultsOf(answer.body);',
        replace: `  if (resultsOf(answer.body).size > 0)
    return rows.map(() => ({ kind: 'received', answer: null }));
  const results = resultsOf(answer.body);`,
      },
    ],
  },
  {
    name: 'dead_sender_keeps_rows',
    says: 'what a dead process had in hand is never taken back',
    edits: [
      {
        file: SETTLE,
        find: "      await operations.put({ ...row, status: 'waiting' });",
        replace: '      void row;',
      },
      {
        file: SETTLE,
        find: "row.status === 'waiting' || row.status === 'sending'",
        replace: "row.status === 'waiting'",
      },
    ],
  },
  {
    name: 'gives_up',
    says: 'after three tries a row is given up',
    edits: [
      {
        file: SETTLE,
        find: "    case 'retry': {",
        replace: `    case 'retry': {
      if (row.attempts > 2) return { ...row, status: 'attention', problem: outcome.problem };`,
      },
    ],
  },
  {
    name: 'newest_first',
    says: 'the newest row is sent first',
    edits: [
      {
        file: 'sw/outbox/unreceivedOf.ts',
        find: 'a.sequence - b.sequence',
        replace: 'b.sequence - a.sequence',
      },
    ],
  },
  {
    name: 'overtaking',
    says: 'a row passes one on the same issue that waits for its next try',
    edits: [
      {
        file: 'sw/outbox/nextGroup.ts',
        find: '    } else closedLanes.add(lane);',
        replace: '    }',
      },
    ],
  },
  {
    name: 'any_session_will_do',
    says: 'rows go out in the session of whoever is signed in',
    edits: [
      {
        file: 'sw/outbox/unreceivedOf.ts',
        find: '    .filter((row) => row.userId === userId)\n',
        replace: '',
      },
      { file: SEND, find: ", 'x-trybe-user': userId }", replace: ' }' },
      { file: SEND, find: 'headersOf({ userId }: OutboxRow)', replace: 'headersOf(_: OutboxRow)' },
    ],
  },
];
