import { openMock } from '#sw/mock/build/openMock.ts';
import { handsOfTime } from './handsOfTime.ts';
import type { Target } from './targetHands.ts';

const ORIGIN = 'http://mock.example';

/** The simulated server in this process, with the cookies that a browser would keep. */
export async function createMockTarget(): Promise<Target> {
  const { services, answer } = await openMock();
  return {
    name: 'simulated server',
    origin: ORIGIN,
    send: (url, init) => answer(new Request(ORIGIN + url, init)),
    ...handsOfTime((sql, values) => services.database.query(sql, values)),
  };
}
