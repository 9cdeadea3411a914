import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findCentre } from '#schema/places/bounds.ts';
import { type Bounds } from '#schema/places/geo.ts';
import { reverseGeocode } from '#schema/places/geocoding.ts';
import { MAP_AREAS_MAX_BYTES } from '#schema/limits.ts';
import { measureMapArea } from '#schema/places/map.ts';
import type { ArchiveExtent, AreaSize } from '#schema/places/tileArea.ts';
import { call } from '#web/net/call.ts';
import { browserAreas, type SavedArea } from '#web/device/savedAreas.ts';

const KEY = ['savedAreas'] as const;

/** `stopped` by the person; `failed` for lack of network or space. */
export type AreaProblem = 'too_large' | 'no_room' | 'unmeasured' | 'stopped' | 'failed';

export type Measured = { bounds: Bounds; size: AreaSize };
export type Saving = { id: string; done: number; total: number };

/** Areas on this device: measure, save, resume, delete. */
export function useSavedAreas(extent: ArchiveExtent) {
  const queryClient = useQueryClient();
  const [areas] = useState(browserAreas);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [problem, setProblem] = useState<AreaProblem | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { data: saved = [] } = useQuery({ queryKey: KEY, queryFn: areas.list, gcTime: 0 });
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  const usedBytes = saved.reduce((sum, { bytes }) => sum + bytes, 0);

  const save = async (area: SavedArea) => {
    const controller = new AbortController();
    stop.current = controller;
    setProblem(null);
    setMeasured(null);
    setSaving({ id: area.id, done: 0, total: 1 });
    // The surrounding overview, not yet fetched with data saving on.
    navigator.serviceWorker?.controller?.postMessage({ type: 'warm' });
    const onProgress = (done: number, total: number) => setSaving({ id: area.id, done, total });
    try {
      await areas.save(area, { signal: controller.signal, onProgress });
    } catch {
      setProblem(controller.signal.aborted ? 'stopped' : 'failed');
      controller.abort();
    }
    setSaving(null);
    await refresh();
  };
  return {
    saved,
    usedBytes,
    measured,
    saving,
    problem,
    save,
    async measure(bounds: Bounds): Promise<void> {
      setProblem(null);
      try {
        const size = await call(measureMapArea, { query: { bbox: toBbox(bounds) } });
        const next = findRefusal(size, usedBytes);
        setProblem(next);
        setMeasured(next ? null : { bounds, size });
      } catch {
        setProblem('unmeasured');
      }
    },
    forget: () => setMeasured(null),
    saveNew: async ({ bounds, size }: Measured) => await save(await newArea(bounds, extent, size)),
    cancel: () => stop.current?.abort(),
    async remove(id: string): Promise<void> {
      await areas.remove(id);
      await refresh();
    },
  };
}

function findRefusal({ isTooLarge, bytes }: AreaSize, usedBytes: number): AreaProblem | null {
  if (isTooLarge) return 'too_large';
  return usedBytes + bytes > MAP_AREAS_MAX_BYTES ? 'no_room' : null;
}

const toBbox = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((degrees) => degrees.toFixed(6)).join(',');

async function newArea(
  bounds: Bounds,
  extent: ArchiveExtent,
  { tiles, bytes }: AreaSize,
): Promise<SavedArea> {
  const { latitude, longitude } = findCentre(bounds);
  const [lat, lon] = [latitude.toFixed(4), longitude.toFixed(4)];
  const place = await call(reverseGeocode, { query: { lat, lon } }).catch(() => null);
  return {
    id: crypto.randomUUID(),
    name: place?.name ?? `${lat}, ${lon}`,
    bounds,
    extent,
    tiles,
    bytes,
    savedAt: new Date().toISOString(),
    isComplete: false,
  };
}
