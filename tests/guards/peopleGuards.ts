import type { Guard } from './guard.ts';

const ANSWERS = 'tests/e2e/lostAnswers.test.ts';
const TRANSFER = 'tests/e2e/outboxTransfer.test.ts';

/** Whose rows they are: sessions that end, two people on one device, two devices of one person. */
export const PEOPLE_GUARDS: readonly Guard[] = [
  {
    name: 'signed_out_is_asked',
    says: 'a queue without a session pauses and asks to sign in',
    edits: [{ at: 'signed-out-is-asked', instead: '' }],
    test: { file: ANSWERS, name: 'asks to sign in, and sends then' },
  },
  {
    name: 'ended_session_is_no_refusal',
    says: '401 in the middle of the queue pauses it and refuses nothing',
    edits: [{ at: 'ended-session-is-no-refusal', instead: '' }],
    test: { file: ANSWERS, name: 'in the middle of the queue refuses nothing' },
  },
  {
    name: 'rows_of_their_writer',
    says: "what one person wrote is never tried in another one's session",
    edits: [{ at: 'rows-of-their-writer', instead: 'const own = rows.flat();' }],
    test: { file: ANSWERS, name: 'another person on the same device' },
  },
  {
    name: 'sign_out_warns',
    says: 'signing out with unsent items asks first',
    edits: [{ at: 'sign-out-warns', instead: 'request: () => void logout(),' }],
    test: { file: 'tests/e2e/faultyDevice.test.ts', name: 'warns, can be called off' },
  },
  {
    name: 'file_keeps_its_keys',
    says: 'items keep their keys on another device, so that both may send them',
    edits: [{ at: 'imported-rows-keep-their-keys', before: 'id: crypto.randomUUID(),' }],
    test: { file: TRANSFER, name: 'unsent items go to another phone as a file' },
  },
  {
    name: 'file_of_its_owner',
    says: 'a file is taken in by the person who wrote it alone',
    edits: [{ at: 'file-of-its-owner', instead: '' }],
    test: { file: TRANSFER, name: 'a file of somebody else is refused' },
  },
  {
    name: 'draft_of_its_writer',
    says: 'a draft is shown to the person who wrote it alone, by its key and by its owner',
    edits: [
      {
        at: 'draft-key-names-its-writer',
        instead: 'return `report anybody new ${draftId}`;',
      },
      {
        at: 'draft-of-its-writer',
        instead: 'return draft.userId === null || userId !== undefined;',
      },
    ],
    test: {
      file: 'tests/e2e/drafts.test.ts',
      name: 'are not shown to the next person on the device',
    },
  },
];
