import { storedLater, type SeededBug } from './seededBug.ts';

/** Receipts are taken by their place in the answer, because their keys are not the rows' own. */
const LAX_RECEIPTS = [
  {
    at: 'receipt-echoes-key',
    instead: 'if (!receipt || id !== row.entityId || !Array.isArray(receipt.parts)) return false;',
  },
  {
    at: 'row-by-its-own-result',
    instead: `return rows.map((row, at) =>
      classifyOperation(row, answerOf([...results.values()][at], answer.status)));`,
  },
];

const keysFrom = (expression: (id: string) => string) => [
  ...LAX_RECEIPTS,
  {
    at: 'row-goes-under-its-key',
    instead: `headers: { ...headersOf(row), 'idempotency-key': ${expression('row.id')} },`,
  },
  { at: 'item-goes-under-its-key', instead: `key: ${expression('id')},` },
];

/** Mistakes of the outbox's engine. */
export const DEVICE_BUGS: readonly SeededBug[] = [
  {
    name: 'key_only_in_memory',
    says: 'a device that starts anew sends under new keys',
    edits: [
      ...keysFrom((id) => `keyInMemory(deps, ${id})`),
      {
        at: 'request-names-its-writer',
        append: `const memories = new WeakMap();
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
    edits: [storedLater(400)],
  },
  {
    name: 'bytes_not_stored',
    says: 'of several photos only the first is kept on the device',
    edits: [
      {
        at: 'every-photo-is-stored',
        instead:
          "const writes = parts.slice(0, 1).map((part) => tx.objectStore('parts').put(part));",
      },
    ],
  },
  {
    name: 'removed_before_receipt',
    says: 'a row counts as received as soon as it is sent',
    edits: [
      {
        at: 'in-doubt-before-sending',
        instead: `await change(database, [...notes.keys()], (row) =>
          ifClaimed(row, { ...notes.get(row.id), isInDoubt: true, status: 'received' }));`,
      },
    ],
  },
  {
    name: 'server_errors_are_done',
    says: 'an error of the server is taken for a receipt',
    edits: [
      {
        at: 'ended-session-is-no-refusal',
        before: "if (status >= 500) return { kind: 'received', answer: null };",
      },
    ],
  },
  {
    name: 'any_success_is_done',
    says: "a stranger's page with status 200 is taken for a receipt",
    edits: [
      {
        at: 'foreign-answer-is-no-receipt',
        before: `if ('status' in answer && answer.status < 400 && answer.kind === 'foreign')
          return { kind: 'received', answer: null };`,
      },
    ],
  },
  {
    name: 'strangers_refuse',
    says: "a stranger's refusal is believed",
    edits: [
      {
        at: 'foreign-answer-is-no-receipt',
        before: `if (answer.kind === 'foreign' && answer.status >= 400 && answer.status < 429)
          return attention('refused', answer.status, 'Refused.');`,
      },
    ],
  },
  {
    name: 'group_answer_is_receipt',
    says: 'a group that got an answer is taken for received as a whole',
    edits: [
      {
        at: 'row-by-its-own-result',
        before:
          "if (results.size > 0) return rows.map(() => ({ kind: 'received', answer: null }));",
      },
    ],
  },
  {
    name: 'dead_sender_keeps_rows',
    says: 'rows claimed by a dead process are never released',
    edits: [
      { at: 'dead-sender-lets-go', instead: 'void row;' },
      { at: 'own-claim-is-repeated', instead: "const isOurs = row.status === 'waiting';" },
    ],
  },
  {
    name: 'gives_up',
    says: 'after three tries a row is given up',
    edits: [
      {
        at: 'retries-for-ever',
        before: `if (row.attempts > 2)
          return { ...row, status: 'attention', problem: outcome.problem };`,
      },
    ],
  },
  {
    name: 'newest_first',
    says: 'the newest row is sent first',
    edits: [
      { at: 'oldest-first', instead: 'return own.toSorted((a, b) => b.sequence - a.sequence);' },
    ],
  },
  {
    name: 'overtaking',
    says: 'a row passes one on the same issue that waits for its next try',
    edits: [{ at: 'nothing-overtakes', instead: '' }],
  },
  {
    name: 'any_session_will_do',
    says: 'rows go out in the session of whoever is signed in',
    edits: [
      { at: 'rows-of-their-writer', instead: 'const own = rows.flat();' },
      {
        at: 'request-names-its-writer',
        instead: "return { 'content-type': 'application/json' };",
      },
    ],
  },
];
