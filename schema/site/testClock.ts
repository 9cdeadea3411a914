import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { TEST_CLOCK_MAX_HOURS } from '../limits.ts';

const MESSAGE = `advanceHours is a whole number from 1 to ${TEST_CLOCK_MAX_HOURS}.`;

export const moveTestClock = defineEndpoint({
  operation: 'moveTestClock',
  method: 'POST',
  path: '/api/test-clock',
  summary: 'Advances the clock of a test installation and runs what is due by then; 404 elsewhere.',
  access: 'public',
  replay: 'none',
  body: v.object({
    advanceHours: v.pipe(
      v.number(MESSAGE),
      v.integer(MESSAGE),
      v.minValue(1, MESSAGE),
      v.maxValue(TEST_CLOCK_MAX_HOURS, MESSAGE),
    ),
  }),
  status: 200,
  response: v.object({
    /** Ahead of real time. */
    offsetMs: v.number(),
  }),
  refusals: ['not_found'],
});
