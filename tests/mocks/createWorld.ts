import { createEventHub, type EventHub } from './eventHub.ts';
import type { MockState } from './mockState.ts';
import { oneAtATime, type MockFiles, type MockWorld, type SessionCarrier } from './mockWorld.ts';
import type { Scenario } from './scenarios.ts';

/** A world of its own around a state. Writes are durable when `save` says so. */
export function createWorld(parts: {
  state: MockState;
  scenario: Scenario;
  files: MockFiles;
  carrier: SessionCarrier;
  save: (state: MockState) => Promise<void>;
  /** Streams that outlive the world, as when a tester changes the data. */
  events?: EventHub;
  /** Nothing hears of pushes where it is absent. */
  push?: MockWorld['push'];
}): MockWorld {
  const world: MockWorld = {
    state: parts.state,
    scenario: parts.scenario,
    files: parts.files,
    carrier: parts.carrier,
    events: parts.events ?? createEventHub(),
    push: parts.push ?? (() => undefined),
    now: () => new Date(Date.now() + world.state.clockOffsetMs).toISOString(),
    randomUuid: () => crypto.randomUUID(),
    save: () => parts.save(world.state),
    exclusively: oneAtATime(),
    callCount: 0,
  };
  return world;
}
