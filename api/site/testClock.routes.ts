import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { HOUR_MS } from '#schema/durations.ts';

export const testClockRoutes = {
  async moveTestClock({ body, services }) {
    const { timeMachine } = services;
    if (timeMachine === null) throw new Refusal('not_found');
    await timeMachine.advance(body.advanceHours * HOUR_MS);
    return { body: { offsetMs: timeMachine.offsetMs() } };
  },
} satisfies Partial<Handlers>;
