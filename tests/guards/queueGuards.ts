import { editsOfBug, type Guard } from './guard.ts';

const DEVICE = 'tests/e2e/faultyDevice.test.ts';
const MODEL = {
  file: 'sw/outbox/drain.model.test.ts',
  name: 'delivers everything exactly once',
} as const;

/** Who sends, when and in which order: several tabs, a frozen one, clocks, updates of the app. */
export const QUEUE_GUARDS: readonly Guard[] = [
  {
    name: 'one_sender_at_a_time',
    says: 'tabs and worker send under one lock, so that each row goes out once',
    edits: [
      {
        at: 'one-sender-at-a-time',
        before:
          'if (options) return { isHeld: true, value: await run(new AbortController().signal) };',
      },
    ],
    test: {
      file: 'tests/e2e/offlineReport.test.ts',
      name: 'arrives once although two tabs send it',
    },
  },
  {
    name: 'frozen_sender_is_replaced',
    says: 'a sender that gives no sign of life loses the lock to one that waits',
    edits: [{ at: 'frozen-sender-is-replaced', instead: '' }],
    test: { file: DEVICE, name: 'frozen, it is replaced by another one' },
  },
  {
    name: 'page_sends_by_itself',
    says: 'a page sends what waits as soon as it opens, without the browser waking the worker',
    edits: [{ at: 'page-sends-by-itself', instead: '' }],
    test: { file: DEVICE, name: 'sends from the page as soon as it is open again' },
  },
  {
    name: 'held_outbox_asks_again',
    says: 'a worker that finds somebody else sending looks again, because they may not get through',
    edits: [
      {
        at: 'held-outbox-asks-again',
        instead: "if (!['offline', 'waiting'].includes(outcome)) return;",
      },
    ],
    test: {
      file: 'sw/drainUntilSent.test.ts',
      name: 'goes on while somebody else holds the outbox',
    },
  },
  {
    name: 'clock_set_back',
    says: 'a time that only a clock since set back can have written is not waited for',
    edits: [{ at: 'clock-set-back', instead: 'return nextAttemptAt <= now;' }],
    test: {
      file: 'sw/outbox/retryDelay.test.ts',
      name: 'is due when its time can only stem from a clock that has been set back',
    },
  },
  {
    name: 'oldest_first',
    says: 'messages go out in the order in which they were written',
    edits: editsOfBug('newest_first'),
    test: {
      file: 'tests/e2e/offlineMessage.test.ts',
      name: 'wait in the discussion, and arrive once and in order',
    },
  },
  {
    name: 'no_overtaking',
    says: 'nothing passes a row on the same issue that waits for its next try',
    edits: editsOfBug('overtaking'),
    test: {
      file: 'sw/outbox/drain.test.ts',
      name: 'never lets a message overtake another one in the same discussion',
    },
  },
  {
    name: 'one_key_for_all_tries',
    says: 'a row goes out under the same key however often it is tried',
    edits: editsOfBug('new_key_per_try'),
    test: MODEL,
  },
  {
    name: 'update_waits_for_typing',
    says: 'a new version reloads a page only when nothing is typed there',
    edits: [{ at: 'update-waits', instead: 'return registerBusyGuard(isSending);' }],
    test: { file: 'tests/e2e/update.test.ts', name: 'waits while somebody types' },
  },
  {
    name: 'update_waits_for_sending',
    says: 'a new version reloads a page only when nothing is on its way from there, also when its form was left',
    edits: [{ at: 'update-waits', instead: 'return registerBusyGuard(hasTyped);' }],
    test: {
      file: 'tests/e2e/update.test.ts',
      name: 'waits on every page, not only before the form',
    },
  },
];
