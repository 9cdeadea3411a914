import type { Guard } from './guard.ts';

const ANSWERS = 'tests/e2e/lostAnswers.test.ts';
const TRANSFER = 'tests/e2e/outboxTransfer.test.ts';

/** Whose rows they are: sessions that end, two people on one device, two devices of one person. */
export const PEOPLE_GUARDS: readonly Guard[] = [
  {
    name: 'signed_out_is_asked',
    says: 'a queue without a session pauses and asks to sign in',
    edits: [
      {
        file: 'sw/outbox/whoIsSignedIn.ts',
        find: "  if (answer.kind === 'problem' && answer.status === 401) return { state: 'signed_out' };\n",
        replace: '',
      },
    ],
    test: { project: 'e2e', file: ANSWERS, name: 'asks to sign in, and sends then' },
  },
  {
    name: 'ended_session_is_no_refusal',
    says: '401 in the middle of the queue pauses it and refuses nothing',
    edits: [
      {
        file: 'sw/outbox/classify.ts',
        find: "  if (status === 401) return { kind: 'signed_out' };\n",
        replace: '',
      },
    ],
    test: { project: 'e2e', file: ANSWERS, name: 'in the middle of the queue refuses nothing' },
  },
  {
    name: 'rows_of_their_writer',
    says: "what one person wrote is never tried in another one's session",
    edits: [
      {
        file: 'sw/outbox/unreceivedOf.ts',
        find: '    .filter((row) => row.userId === userId)\n',
        replace: '',
      },
    ],
    test: { project: 'e2e', file: ANSWERS, name: 'another person on the same device' },
  },
  {
    name: 'sign_out_warns',
    says: 'signing out with unsent items asks first',
    edits: [
      {
        file: 'web/features/shell/useLogout.ts',
        find: 'unsentCount > 0 ? setIsAsking(true) : void logout()',
        replace: 'unsentCount < 0 ? setIsAsking(true) : void logout()',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/faultyDevice.test.ts',
      name: 'warns, can be called off',
    },
  },
  {
    name: 'file_keeps_its_keys',
    says: 'items keep their keys on another device, so that both may send them',
    edits: [
      {
        file: 'sw/outbox/importUnsent.ts',
        find: '    ...given,\n    userId,',
        replace: '    ...given,\n    id: crypto.randomUUID(),\n    userId,',
      },
    ],
    test: { project: 'e2e', file: TRANSFER, name: 'unsent items go to another phone as a file' },
  },
  {
    name: 'file_of_its_owner',
    says: 'a file is taken in by the person who wrote it alone',
    edits: [
      {
        file: 'sw/outbox/importUnsent.ts',
        find: "  if (file.userId !== userId) throw new OutboxFileError('other_person');\n",
        replace: '',
      },
    ],
    test: { project: 'e2e', file: TRANSFER, name: 'a file of somebody else is refused' },
  },
  {
    name: 'draft_of_its_writer',
    says: 'a draft is shown to the person who wrote it alone, by its key and by its owner',
    edits: [
      {
        file: 'sw/outbox/draftKeys.ts',
        find: '  return `report ${userId} new ${draftId}`;',
        replace: '  return `report anybody new ${draftId}`;',
      },
      {
        file: 'sw/outbox/drafts.ts',
        find: '  return draft.userId === null || draft.userId === userId;',
        replace: '  return draft.userId === null || userId !== undefined;',
      },
    ],
    test: {
      project: 'e2e',
      file: 'tests/e2e/drafts.test.ts',
      name: 'are not shown to the next person on the device',
    },
  },
];
