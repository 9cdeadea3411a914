import type { Guard } from './guard.ts';

const ROLE = 'tests/security/lesserRole.test.ts';
const PHOTO = 'tests/security/redactedPhoto.test.ts';

/** What stays out of reach of the app's own role, and what is gone once it was redacted. */
export const DATA_GUARDS: readonly Guard[] = [
  {
    name: 'app_role_owns_nothing',
    says: 'the role of the app can switch off no guard of the database',
    edits: [
      {
        at: 'app-role-owns-nothing',
        instead:
          'if (found.rowCount === 0) await owner.query(`create role ${APP_ROLE} login superuser`);',
      },
    ],
    test: {
      file: ROLE,
      name: 'may not: ',
      row: 'alter table audit_entry disable trigger user',
    },
  },
  {
    name: 'socket_asks_for_a_password',
    says: 'who reaches the socket of the embedded database is not let in by that',
    edits: [
      {
        at: 'socket-asks-for-a-password',
        instead: "const SOCKET_RULES = ['--auth-local=trust', '--auth-host=reject'];",
      },
      { at: 'open-socket-is-closed', instead: 'return;' },
    ],
    test: { file: ROLE, name: 'lets nobody in who has no password' },
  },
  {
    name: 'redacted_photo_is_forgotten',
    says: 'the original of a redacted photo and all that was made of it are deleted at once',
    edits: [{ at: 'redacted-photo-is-forgotten', instead: '' }],
    test: { file: PHOTO, name: 'every copy of a redacted photo' },
  },
];
