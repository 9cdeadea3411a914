import { openDB, type IDBPDatabase } from 'idb';
import { emptyState, type MockState, type UploadRow } from './mockState.ts';

const NAME = 'trybe-mock';
const VERSION = 1;

/** What outlives a reload and a restart of the worker: the states, their pictures, the scenario. */
export type MockStore = {
  loadState(seed: string): Promise<MockState | null>;
  /** Resolves once it is on disk: an answer given afterwards cannot be forgotten. */
  saveState(seed: string, state: MockState): Promise<void>;
  loadScenario(): Promise<string | undefined>;
  saveScenario(name: string): Promise<void>;
  /** Forgets a state, so that it starts from its seed again. */
  clearState(seed: string): Promise<void>;
};

/** Opens the mock's own database; the app's databases are none of its business. */
export async function openMockStore(): Promise<MockStore> {
  const database = await openDB(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('states');
      db.createObjectStore('uploads');
      db.createObjectStore('settings');
    },
  });
  return {
    loadState: (seed) => loadState(database, seed),
    saveState: (seed, state) => saveState(database, seed, state),
    loadScenario: async () => {
      const name: unknown = await database.get('settings', 'scenario');
      return typeof name === 'string' ? name : undefined;
    },
    saveScenario: async (name) => {
      await database.put('settings', name, 'scenario');
    },
    clearState: async (seed) => {
      const transaction = database.transaction(['states', 'uploads'], 'readwrite');
      await transaction.objectStore('states').delete(seed);
      await transaction.objectStore('uploads').delete(keysOf(seed));
      await transaction.done;
    },
  };
}

/** The pictures of a seed lie under `seed/id`. */
const keysOf = (seed: string) => IDBKeyRange.bound(`${seed}/`, `${seed}/\uffff`);

async function loadState(database: IDBPDatabase, seed: string): Promise<MockState | null> {
  const state = (await database.get('states', seed)) as MockState | undefined;
  if (!state) return null;
  const rows = (await database.getAll('uploads', keysOf(seed))) as UploadRow[];
  // A state of an older build lacks what was added since.
  return { ...emptyState(), ...state, uploads: new Map(rows.map((row) => [row.id, row])) };
}

/** Pictures are written once, when they are new: writing all again for a message would take seconds. */
async function saveState(database: IDBPDatabase, seed: string, state: MockState): Promise<void> {
  const transaction = database.transaction(['states', 'uploads'], 'readwrite', {
    durability: 'strict',
  });
  const uploads = transaction.objectStore('uploads');
  const stored = new Set(await uploads.getAllKeys(keysOf(seed)));
  for (const row of state.uploads.values()) {
    const key = `${seed}/${row.id}`;
    if (!stored.has(key)) void uploads.put(row, key);
  }
  void transaction.objectStore('states').put({ ...state, uploads: new Map() }, seed);
  await transaction.done;
}
