import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerRequest } from '#tests/mocks/answerRequest.ts';
import { cookieCarrier } from '#tests/mocks/cookieCarrier.ts';
import { createWorld } from '#tests/mocks/createWorld.ts';
import type { MockState } from '#tests/mocks/mockState.ts';
import type { MockFiles } from '#tests/mocks/mockWorld.ts';
import { scenarioOf, type ScenarioName } from '#tests/mocks/scenarios.ts';
import { seedState } from '#tests/mocks/seeds/seedState.ts';
import { createClient } from '#tests/scenarios/client.ts';

const DATA = path.join(import.meta.dirname, '../../api/data');
export const NOW = '2026-06-01T12:00:00.000Z';

/** The files that the testers' build serves, from where they are built. */
export const files: MockFiles = async (name) => {
  const place = name.startsWith('photos/') ? `demo/${name}` : name;
  return new Uint8Array(await readFile(path.join(DATA, place))).buffer;
};

/** A simulated API in a scenario, with a browser in front of it; `saved` counts durable writes. */
export async function openWorld(name: ScenarioName, state?: MockState) {
  const scenario = scenarioOf(name);
  const saved: MockState[] = [];
  const world = createWorld({
    state: state ?? (await seedState(scenario.seed, NOW, files)),
    scenario,
    files,
    carrier: cookieCarrier,
    save: async (current) => void saved.push(structuredClone(current)),
  });
  // The seed is of that day: months later its deadlines would be over before the first call.
  world.now = () => NOW;
  const client = createClient((url, init) =>
    answerRequest(world, new Request(`http://mock.example${url}`, init)),
  );
  return { world, client, saved };
}
