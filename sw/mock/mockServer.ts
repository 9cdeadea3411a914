import { openDB, type IDBPDatabase } from 'idb';
import { answerMocked } from '#sw/mock/server/answerMocked.ts';
import { answerOver, type Answerer } from '#sw/mock/server/answerOver.ts';
import type { SessionCarrier } from '#sw/mock/server/cookieCarrier.ts';
import { createMockServices, type MockServices } from '#sw/mock/server/createMockServices.ts';
import { expireSessions } from '#sw/mock/server/expireSessions.ts';
import { createFaults } from '#sw/mock/server/faults.ts';
import { findScenario, type Scenario, type SeedName } from '#sw/mock/server/scenarios.ts';
import type { FileStore } from '#api/platform/ports.ts';
import { showPush } from '../push.ts';
import { openDatabase, type ReadFile } from './openDatabase.ts';
import { overrides } from './overrides.ts';
import { takeOwnership } from './ownership.ts';
import { forget } from './pageStore.ts';
import { makeLogo } from './makeLogo.ts';
import { cropAvatar, processImage } from './processImage.ts';

export type MockServer = {
  /** Rejects with TypeError, as fetch does, when there is no connection. */
  answer(request: Request): Promise<Response>;
  currentScenario(): Promise<Scenario>;
  /** Switches faults and data; pages are told to refetch everything. */
  chooseScenario(name: string): Promise<Scenario>;
  reset(): Promise<void>;
};

type Running = MockServices & { seed: SeedName; answer: Answerer; close(): Promise<void> };

declare const self: ServiceWorkerGlobalScope;

/** Stored beside the databases: scenario, session, received pictures. */
const openSettings = (): Promise<IDBPDatabase> =>
  openDB('trybe-mock', 1, {
    upgrade(created) {
      created.createObjectStore('settings');
      created.createObjectStore('files');
    },
  });

/** Without a push service between server and worker; needs permission. */
async function showAtOnce(_: unknown, payload: string) {
  const data = { json: () => JSON.parse(payload) as unknown };
  await showPush(data, self).catch(() => undefined);
  return { kind: 'sent' } as const;
}

/** Received pictures in the browser; those of the seed are static files. */
function browserFiles(settings: IDBPDatabase, read: ReadFile): FileStore {
  async function get(key: string): Promise<Uint8Array | null> {
    const kept = (await settings.get('files', key)) as Uint8Array | undefined;
    if (kept) return kept;
    const file = await read(`files/${key}`).catch(() => null);
    return file && new Uint8Array(await file.arrayBuffer());
  }
  return {
    get,
    async put(key, bytes) {
      await settings.put('files', bytes, key);
    },
    delete: (key) => settings.delete('files', key),
    getRange: async (key, start, end) => (await get(key))?.slice(start, end) ?? null,
  };
}

/** `network`: fetches static files of the build; must be the original fetch. */
export function createMockServer(network: typeof fetch): MockServer {
  const settings = openSettings();
  let scenario: Scenario | undefined;
  let session: string | null = null;
  let running: Promise<Running> | undefined;
  const faults = createFaults(() => scenario ?? findScenario(undefined));

  const read: ReadFile = async (name) => {
    const response = await network(`/mock-data/${name}`);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!response.ok || isPage) throw new TypeError(`The testers' build lacks ${name}`);
    return response;
  };

  /** Workers can neither read nor set cookies: one session per browser and data set. */
  const carrier: SessionCarrier = {
    read: () => session,
    write(id) {
      session = id;
    },
  };

  async function currentScenario(): Promise<Scenario> {
    const name: unknown = await (await settings).get('settings', 'scenario');
    return (scenario ??= findScenario(typeof name === 'string' ? name : undefined));
  }

  async function start(): Promise<Running> {
    const { seed } = await currentScenario();
    const leave = await takeOwnership(stop);
    try {
      return await open(seed, leave);
    } catch (error) {
      // Otherwise the next start would ask this server to leave, and thereby end itself.
      leave();
      throw error;
    }
  }

  async function open(seed: SeedName, leave: () => void): Promise<Running> {
    const database = await settings;
    const kept: unknown = await database.get('settings', `session ${seed}`);
    session = typeof kept === 'string' ? kept : null;
    const pglite = await openDatabase(seed, read);
    const services = await createMockServices({
      pglite,
      files: browserFiles(database, read),
      processImage,
      cropAvatar,
      makeLogo,
      push: showAtOnce,
      readData: async (name) => new Uint8Array(await (await read(name)).arrayBuffer()),
      warn: (message) => self.reportError(new Error(message)),
    });
    const answer = answerOver(services.services, carrier, (error) => self.reportError(error));
    const keepingSession: Answerer = async (request) => {
      const before = session;
      const response = await answer(request);
      if (session !== before) await database.put('settings', session, `session ${seed}`);
      return response;
    };
    return {
      ...services,
      seed,
      answer: answerMocked({ answer: keepingSession, faults, overrides }),
      async close() {
        try {
          await services.stop();
          await pglite.close().catch(() => undefined);
        } finally {
          leave();
        }
      },
    };
  }

  async function ready(): Promise<Running> {
    running ??= start();
    const started = running;
    // A failed start is retried at the next call.
    started.catch(() => (running = running === started ? undefined : running));
    return started;
  }

  async function stop(): Promise<void> {
    const old = running;
    running = undefined;
    await old?.then((each) => each.close()).catch(() => undefined);
  }

  async function change(next: Scenario, isFresh: boolean): Promise<Scenario> {
    const database = await settings;
    const { seed } = await ready();
    await database.put('settings', next.name, 'scenario');
    scenario = next;
    if (isFresh || seed !== next.seed) await stop();
    if (isFresh) {
      await forget(next.seed);
      await database.delete('settings', `session ${next.seed}`);
    }
    const { services } = await ready();
    if (next.fault === 'session_expired') await expireSessions(services);
    services.events.broadcast({ topic: 'resync', id: null });
    return next;
  }

  return {
    async answer(request) {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      const { answer } = await ready();
      return answer(request);
    },
    currentScenario,
    chooseScenario: (name) => change(findScenario(name), false),
    async reset() {
      await change(await currentScenario(), true);
    },
  };
}
