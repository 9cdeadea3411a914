import { editsOfBug, type Guard } from './guard.ts';

const LINE = 'tests/e2e/faultyLine.test.ts';
const ANSWERS = 'tests/e2e/lostAnswers.test.ts';

const BUSY_IS_A_REFUSAL = {
  at: 'busy-server-is-no-refusal',
  instead: 'const SERVER_IS_BUSY: number[] = [];',
};

/** What the network and the server do: lost answers, strange ones, refusals, broken photos. */
export const LINE_GUARDS: readonly Guard[] = [
  {
    name: 'server_knows_the_key',
    says: 'a request that comes again under its key is answered from the first time',
    edits: editsOfBug('no_idempotency'),
    test: { file: ANSWERS, name: 'when the server dies right after' },
  },
  {
    name: 'dead_sender_lets_go',
    says: 'rows claimed by a dead browser are released by the next one',
    edits: editsOfBug('dead_sender_keeps_rows'),
    test: { file: ANSWERS, name: 'when the browser is killed while it sends' },
  },
  {
    name: 'busy_is_no_refusal',
    says: '502, 503 and 429 speak of the server, so the report goes on waiting',
    edits: [
      BUSY_IS_A_REFUSAL,
      {
        at: 'server-error-is-no-refusal',
        instead: "if (status === 500) return { ...waits, scope: 'row', isRefused: false };",
      },
    ],
    test: { file: LINE, name: 'gets the report when it is back' },
  },
  {
    name: 'retry_after_is_obeyed',
    says: 'nothing goes out before the time that the server has named',
    edits: [
      {
        at: 'retry-after-is-obeyed',
        instead: 'const retryAfter = null;',
      },
    ],
    test: { file: LINE, name: 'is left alone until the time it named' },
  },
  {
    name: 'foreign_answer_is_no_receipt',
    says: 'an answer of somebody else, as of a hotspot, changes nothing',
    edits: editsOfBug('any_success_is_done'),
    test: { file: ANSWERS, name: 'fools nobody' },
  },
  {
    name: 'receipt_echoes_the_key',
    says: 'a success counts only when it names the key of the row and the hash of its photos',
    edits: [
      {
        at: 'only-a-receipt-is-success',
        before: "if (answer.status < 300) return { kind: 'received', answer: answer.body };",
      },
    ],
    test: { file: ANSWERS, name: 'fools nobody' },
  },
  {
    name: 'rows_are_judged_alone',
    says: 'each of several rows in one round trip is judged by its own result',
    edits: [
      {
        at: 'row-by-its-own-result',
        before: `const refused = [...results.values()].find(({ status = 0 }) => status >= 400);
          if (refused) for (const key of results.keys()) results.set(key, refused);`,
      },
    ],
    test: { file: LINE, name: 'stops none of the others' },
  },
  {
    name: 'children_wait_for_their_report',
    says: 'what belongs to a report that was refused waits with it',
    edits: [
      {
        at: 'children-wait-for-report',
        instead: 'const isReady = () => true;',
      },
    ],
    test: { file: LINE, name: 'keeps what belongs to it waiting' },
  },
  {
    name: 'cut_photo_is_no_photo',
    says: 'a body that breaks off is thrown away, and what is no whole picture is refused',
    edits: [
      {
        at: 'cut-body-is-thrown-away',
        before: `const whole = request.iterator.bind(request);
          request.iterator = (options) => untilItBreaks(whole(options));`,
        append: `async function* untilItBreaks(chunks) {
            try {
              yield* chunks;
            } catch {}
          }`,
      },
      {
        at: 'photo-is-a-whole-picture',
        instead: `const stored = known ?? (await storePicture(services, bytes).catch(() => {
            const kept = { mime: 'image/webp', width: 1, height: 1, perceptualHash: 0n } as const;
            return { ...kept, bytes: bytes.length };
          }));`,
      },
    ],
    test: { file: LINE, name: 'is sent again and stored whole' },
  },
  {
    name: 'rate_limit_is_no_refusal',
    says: 'what the server has no room for in this minute goes out in the next',
    edits: [BUSY_IS_A_REFUSAL],
    test: { file: LINE, name: 'all arrive once and in order' },
  },
  {
    name: 'conflict_shows_both_sides',
    says: 'a refused edit keeps the issue’s current version beside the person’s text',
    edits: [{ at: 'conflict-shows-both-sides', instead: 'return tried;' }],
    test: {
      file: 'tests/e2e/conflict.test.ts',
      name: 'an edit made offline on an issue that changed meanwhile',
    },
  },
  {
    name: 'server_has_its_own_clock',
    says: "the time of a report is the server's, whatever the device believes",
    edits: [
      {
        at: 'server-has-its-own-clock',
        before: 'tx = { ...tx, now: new Date(report.writtenAt ?? tx.now) };',
      },
    ],
    test: {
      file: 'tests/e2e/faultyDevice.test.ts',
      name: "sends all the same, and the server's time counts",
    },
  },
];
