import type { EventHub } from './eventHub.ts';
import type { MockState } from './mockState.ts';
import type { Scenario } from './scenarios.ts';

/** The static files the mock answers from: basemap archives, place names and seed pictures. */
export type MockFiles = (name: string) => Promise<ArrayBuffer>;

/** How a session travels: a cookie in tests, one signed-in person per browser in the worker. */
export type SessionCarrier = {
  read(request: Request): string | null;
  /** The token of a session that begins now. */
  newToken(): string;
  write(token: string | null, headers: Headers): void;
};

/** All that the handlers stand on; nothing of it is global, so every test has a world of its own. */
export type MockWorld = {
  state: MockState;
  scenario: Scenario;
  files: MockFiles;
  carrier: SessionCarrier;
  events: EventHub;
  /** Hands a push to the browser, where the world lives in one; the JSON is the real API's. */
  push(payload: string): void;
  /** The server's clock as ISO 8601 text. */
  now(): string;
  randomUuid(): string;
  /** Makes the present state durable; an answer is given only afterwards. */
  save(): Promise<void>;
  /** Runs one write after the other, as row locks would. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  /** Calls answered so far; the flaky scenario counts by it. */
  callCount: number;
};

/** A queue of one: each run starts when the one before has ended, however it ended. */
export function oneAtATime(): MockWorld['exclusively'] {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}
