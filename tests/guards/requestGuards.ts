import type { Guard } from './guard.ts';

/** What keeps one request from holding the server up for everybody. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'length_before_pattern',
    says: 'no text is so long that a pattern which reads it in many ways holds the loop',
    edits: [
      { at: 'length-before-pattern', instead: 'v.string(message),' },
      {
        at: 'number-is-read-one-way',
        instead: String.raw`const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;`,
      },
    ],
    test: {
      project: 'unit',
      file: 'tests/security/heldLoop.test.ts',
      name: 'no call holds the loop for a long time',
    },
  },
];
