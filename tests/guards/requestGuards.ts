import type { Guard } from './guard.ts';

const PATTERN = 'tests/security/quadraticPattern.test.ts';
const LATITUDE = 'reverseGeocode.query.lat';
const NO_LENGTH = { at: 'length-before-pattern', instead: 'v.string(message),' };
const READ_IN_MANY_WAYS = {
  at: 'number-is-read-one-way',
  instead: String.raw`const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;`,
};

/** What keeps one request from holding the server up for everybody. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'length_before_pattern',
    says: 'no text is so long that a pattern which reads it in many ways holds the loop',
    edits: [NO_LENGTH, READ_IN_MANY_WAYS],
    test: {
      file: 'tests/security/heldLoop.test.ts',
      name: 'no call holds the loop for a long time',
    },
  },
  {
    name: 'pattern_in_linear_time',
    says: 'a pattern of the contract judges a text of any length in linear time',
    edits: [NO_LENGTH, READ_IN_MANY_WAYS],
    test: { file: PATTERN, name: 'in linear time', row: LATITUDE },
  },
  {
    name: 'length_is_told_first',
    says: 'the rule of length stands before the pattern, however fast that is today',
    edits: [NO_LENGTH],
    test: { file: PATTERN, name: 'bounds the length before', row: LATITUDE },
  },
];
