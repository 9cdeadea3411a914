import type { Guard } from './guard.ts';

/** What keeps one request from holding the server up for everybody. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'lengths_come_first',
    says: 'more values or entries than any honest request has are refused before they are judged',
    edits: [
      { at: 'values-before-they-are-made', instead: '' },
      { at: 'length-before-entries', instead: 'const overlong = null;' },
    ],
    test: {
      project: 'unit',
      file: 'tests/security/heldLoop.test.ts',
      name: 'holds the loop for no long time',
    },
  },
];
