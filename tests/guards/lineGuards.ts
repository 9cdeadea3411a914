import { editsOfBug, type Guard } from './guard.ts';

const CLASSIFY = 'sw/outbox/classify.ts';
const LINE = 'tests/e2e/faultyLine.test.ts';
const ANSWERS = 'tests/e2e/lostAnswers.test.ts';

const BUSY_IS_A_REFUSAL = {
  file: CLASSIFY,
  find: 'const SERVER_IS_BUSY = [408, 425, 429, 502, 503, 504];',
  replace: 'const SERVER_IS_BUSY: number[] = [];',
};

/** What the network and the server do: lost answers, strange ones, refusals, broken photos. */
export const LINE_GUARDS: readonly Guard[] = [
  {
    name: 'server_knows_the_key',
    says: 'a request that comes again under its key is answered from the first time',
    edits: editsOfBug('no_idempotency'),
    test: { project: 'e2e', file: ANSWERS, name: 'when the server dies right after' },
  },
  {
    name: 'dead_sender_lets_go',
    says: 'what a dead browser had in hand is taken back by the next one',
    edits: editsOfBug('dead_sender_keeps_rows'),
    test: { project: 'e2e', file: ANSWERS, name: 'when the browser is killed while it sends' },
  },
  {
    name: 'busy_is_no_refusal',
    says: '502, 503 and 429 speak of the server, so the report goes on waiting',
    edits: [
      BUSY_IS_A_REFUSAL,
      {
        file: CLASSIFY,
        find: '  if (status >= 500) return { ...waits, scope:',
        replace: '  if (status === 500) return { ...waits, scope:',
      },
    ],
    test: { project: 'e2e', file: LINE, name: 'gets the report when it is back' },
  },
  {
    name: 'retry_after_is_obeyed',
    says: 'nothing goes out before the time that the server has named',
    edits: [
      {
        file: 'sw/outbox/exchange.ts',
        find: 'const retryAfter = retryAfterMs(response.headers, now);',
        replace: 'const retryAfter = null; void retryAfterMs; void now;',
      },
    ],
    test: { project: 'e2e', file: LINE, name: 'is left alone until the time it named' },
  },
  {
    name: 'foreign_answer_is_no_receipt',
    says: 'an answer of somebody else, as of a hotspot, changes nothing',
    edits: editsOfBug('any_success_is_done'),
    test: { project: 'e2e', file: ANSWERS, name: 'fools nobody' },
  },
  {
    name: 'receipt_echoes_the_key',
    says: 'a success counts only when it names the key of the row and the hash of its photos',
    edits: [
      {
        file: CLASSIFY,
        find: 'if (isReceiptFor(row, answer.body)) return',
        replace: 'if (isReceiptFor(row, answer.body) || answer.status < 300) return',
      },
    ],
    test: { project: 'e2e', file: ANSWERS, name: 'fools nobody' },
  },
  {
    name: 'rows_are_judged_alone',
    says: 'each of several rows in one round trip is judged by its own result',
    edits: [
      {
        file: 'sw/outbox/classifyGroup.ts',
        find: 'answerOf(results.get(row.id), answer.status)',
        replace:
          'answerOf([...results.values()].find(({ status = 0 }) => status >= 400) ?? results.get(row.id), answer.status)',
      },
    ],
    test: { project: 'e2e', file: LINE, name: 'stops none of the others' },
  },
  {
    name: 'children_wait_for_their_report',
    says: 'what belongs to a report that was refused waits with it',
    edits: [
      {
        file: 'sw/outbox/nextGroup.ts',
        find: 'const isReady = (id: string) => !unreceived.has(id) || isReportIn(chosen.get(id), lane);',
        replace: 'const isReady = () => true; void isReportIn; void unreceived;',
      },
    ],
    test: { project: 'e2e', file: LINE, name: 'keeps what belongs to it waiting' },
  },
  {
    name: 'cut_photo_is_no_photo',
    says: 'a body that breaks off is thrown away, and what is no whole picture is refused',
    edits: [
      {
        file: 'api/http/media/readBytes.ts',
        find: 'for await (const chunk of request.iterator({ destroyOnReturn: false })) {',
        replace: 'for await (const chunk of untilItBreaks(request)) {',
      },
      {
        file: 'api/http/media/readBytes.ts',
        find: '/**\n * The body of a request of at most',
        replace: `async function* untilItBreaks(request: IncomingMessage) {
            try {
              yield* request.iterator({ destroyOnReturn: false });
            } catch {}
          }
          /**\n * The body of a request of at most`,
      },
      {
        file: 'api/routes/uploadRoutes.ts',
        find: '(await storePicture(services, bytes));',
        replace: `(await storePicture(services, bytes).catch(() => {
            const kept = { mime: 'image/webp', width: 1, height: 1, perceptualHash: 0n } as const;
            return { ...kept, bytes: bytes.length };
          }));`,
      },
    ],
    test: { project: 'e2e', file: LINE, name: 'is sent again and stored whole' },
  },
  {
    name: 'rate_limit_is_no_refusal',
    says: 'what the server has no room for in this minute goes out in the next',
    edits: [BUSY_IS_A_REFUSAL],
    test: { project: 'e2e', file: LINE, name: 'all arrive once and in order' },
  },
  {
    name: 'conflict_shows_both_sides',
    says: 'a refused edit keeps how the issue stands now beside the own text',
    edits: [
      {
        file: 'sw/outbox/readConflict.ts',
        find: "if (outcome.problem.code !== 'version_conflict') return tried;",
        replace: 'return tried;',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/conflict.test.ts',
      name: 'an edit made offline on an issue that changed meanwhile',
    },
  },
  {
    name: 'server_has_its_own_clock',
    says: "the time of a report is the server's, whatever the device believes",
    edits: [
      {
        file: 'api/repositories/verification/reports.ts',
        find: '      report.writtenAt ?? null,\n      tx.now,',
        replace: '      report.writtenAt ?? null,\n      report.writtenAt ?? tx.now,',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/faultyDevice.test.ts',
      name: "sends all the same, and the server's time counts",
    },
  },
];
