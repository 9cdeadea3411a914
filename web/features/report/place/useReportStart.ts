import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Position } from '#schema/places/geo.ts';
import { MAP_ZOOM, REPORT_MAP_CENTRE, REPORT_MAP_ZOOM } from '#schema/limits.ts';
import { locateUnasked, type Located } from '#web/device/locate.ts';
import { settingsQuery, userQuery } from '#web/net/queries.ts';
import { wholeIssuesQuery } from '#web/features/issues/issueList.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { startView, viewOfArea } from '#web/map/startView.ts';
import { viewOfPosition } from '#web/map/uncertainty.ts';

/** Waiting longer for a better initial view is not worth it. */
const PATIENCE_MS = 1_500;
const FRESH_MS = 60_000;

/** The map's initial view, and the device's position. */
export type ReportStart = { view: MapTarget; me: Located | null };

/**
 * The initial view of a new report: the device's position if it needs no permission prompt, else
 * the home area, the area with most issues, the installation's area, or the default. Null while
 * that loads, for a limited time. `onMe` gets the device's position where it is known without a prompt.
 */
export function useReportStart(
  placed: MapTarget | null,
  onMe: (me: Located) => void,
): ReportStart | null {
  const queryClient = useQueryClient();
  const tellMe = useEffectEvent(onMe);
  const [start, setStart] = useState<ReportStart | null>(placed && { view: placed, me: null });
  const isOpen = start === null;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    const begin = async () => {
      const found = await findStart(queryClient);
      if (isGone) return;
      setStart(found);
      if (found.me) tellMe(found.me);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [isOpen, queryClient]);
  return start;
}

async function findStart(queryClient: QueryClient): Promise<ReportStart> {
  const me = await soon(locateUnasked(FRESH_MS));
  if (me) return { view: viewOfPosition(me.position, me.accuracyM), me };
  const home = queryClient.getQueryData(userQuery().queryKey)?.home;
  const centre = home ?? (await soon(areaOfIssues(queryClient)));
  if (centre) return { view: { centre, zoom: REPORT_MAP_ZOOM }, me: null };
  const settings = await soon(queryClient.ensureQueryData(settingsQuery()));
  const area = settings?.site.area;
  const view = area ? viewOfArea(area) : { centre: REPORT_MAP_CENTRE, zoom: REPORT_MAP_ZOOM };
  return { view, me: null };
}

/** Null without issues. */
async function areaOfIssues(queryClient: QueryClient): Promise<Position | null> {
  const { data } = await queryClient.ensureQueryData(wholeIssuesQuery());
  const { centre, zoom } = startView(data);
  return zoom === MAP_ZOOM ? null : centre;
}

/** Null on failure or timeout. */
async function soon<T>(work: Promise<T>): Promise<T | null> {
  const never = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return await Promise.race([work.catch(() => null), never]);
}
