import type { Bounds, Position } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';

export type GazetteerQuestion =
  | { id: number; kind: 'search'; query: string; near?: Bounds }
  | ({ id: number; kind: 'reverse' } & Position);

export type GazetteerAnswer =
  | { id: number; value: LocationSuggestion[] | string | null; hasFailed?: undefined }
  | { id: number; hasFailed: true };

let worker: Worker | null = null;
let lastId = 0;

/** Places from the device's own list; empty without the list. */
export async function searchOffline(query: string, near?: Bounds): Promise<LocationSuggestion[]> {
  const value = await ask((id) => ({ id, kind: 'search', query, near }));
  return Array.isArray(value) ? value : [];
}

/** Name of a position from the device's own list; null if unknown. */
export async function nameOffline(position: Position): Promise<string | null> {
  const value = await ask((id) => ({ id, kind: 'reverse', ...position }));
  return typeof value === 'string' ? value : null;
}

function ask(
  toQuestion: (id: number) => GazetteerQuestion,
): Promise<LocationSuggestion[] | string | null> {
  const own = (worker ??= new Worker(new URL('./gazetteer.worker.ts', import.meta.url), {
    type: 'module',
  }));
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (value: LocationSuggestion[] | string | null) => {
      listening.abort();
      resolve(value);
    };
    const { signal } = listening;
    own.addEventListener(
      'message',
      ({ data }: MessageEvent<GazetteerAnswer>) => {
        if (data.id === id) finish(data.hasFailed ? null : data.value);
      },
      { signal },
    );
    // A worker whose code cannot be loaded never answers; the next query tries a new one.
    own.addEventListener(
      'error',
      () => {
        worker = null;
        finish(null);
      },
      { signal },
    );
    own.postMessage(toQuestion(id));
  });
}
