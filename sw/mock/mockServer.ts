import { answerRequest } from '#tests/mocks/answerRequest.ts';
import { createEventHub } from '#tests/mocks/eventHub.ts';
import { createWorld } from '#tests/mocks/createWorld.ts';
import { openMockStore, type MockStore } from '#tests/mocks/mockStore.ts';
import type { MockFiles, MockWorld } from '#tests/mocks/mockWorld.ts';
import { scenarioOf, type Scenario } from '#tests/mocks/scenarios.ts';
import { seedState } from '#tests/mocks/seeds/seedState.ts';
import { showPush } from '../push.ts';
import { browserCarrier } from './browserCarrier.ts';

/** The simulated server inside the worker. */
export type MockServer = {
  /** Answers a call of the API. Rejects with TypeError as fetch does when there is no connection. */
  answer(request: Request): Promise<Response>;
  currentScenario(): Promise<Scenario>;
  /** Changes what goes wrong, and the data with it; pages are told to read everything again. */
  chooseScenario(name: string): Promise<Scenario>;
  /** Puts the data of the present scenario back to its beginning. */
  reset(): Promise<void>;
};

type Running = { store: MockStore; world: MockWorld };

/** `network` reaches the static files of the mock; it must be the fetch from before the mock. */
export function createMockServer(network: typeof fetch): MockServer {
  const files = createFiles(network);
  const events = createEventHub();
  let running: Promise<Running> | undefined;

  async function start(store: MockStore, scenario: Scenario): Promise<Running> {
    const { seed } = scenario;
    const kept = await store.loadState(seed);
    const state = kept ?? (await seedState(seed, new Date().toISOString(), files));
    const save = (current: typeof state) => store.saveState(seed, current);
    if (!kept) await save(state);
    const carrier = browserCarrier();
    const world = createWorld({ state, scenario, files, carrier, save, events, push: showAtOnce });
    return { store, world };
  }

  const ready = (): Promise<Running> =>
    (running ??= openMockStore().then(async (store) =>
      start(store, scenarioOf(await store.loadScenario())),
    ));

  async function restart(scenario: Scenario): Promise<Scenario> {
    const { store, world } = await ready();
    await store.saveScenario(scenario.name);
    running = start(store, scenario);
    const next = (await running).world;
    // One browser, one session: it goes along, unless expiring it is the point.
    next.state.sessions = scenario.fault === 'session_expired' ? new Map() : world.state.sessions;
    await next.save();
    events.publish({ topic: 'resync', id: null });
    return scenario;
  }

  return {
    async answer(request) {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      const { world } = await ready();
      return answerRequest(world, request);
    },
    currentScenario: async () => (await ready()).world.scenario,
    chooseScenario: (name) => restart(scenarioOf(name)),
    async reset() {
      const { store, world } = await ready();
      await store.clearState(world.scenario.seed);
      await restart(world.scenario);
    },
  };
}

/** There is no push service between this server and this worker; without permission nothing shows. */
function showAtOnce(payload: string): void {
  const data = { json: () => JSON.parse(payload) as unknown };
  showPush(data, self as unknown as ServiceWorkerGlobalScope).catch(() => undefined);
}

/** Static files of the mock build, kept in memory once read. */
function createFiles(network: typeof fetch): MockFiles {
  const known = new Map<string, Promise<ArrayBuffer>>();
  return (name) => {
    const file = known.get(name) ?? read(network, name);
    known.set(name, file);
    file.catch(() => known.delete(name));
    return file;
  };
}

async function read(network: typeof fetch, name: string): Promise<ArrayBuffer> {
  const response = await network(`/mock-data/${name}`);
  if (!response.ok) throw new TypeError(`The mock build lacks ${name}`);
  return response.arrayBuffer();
}
