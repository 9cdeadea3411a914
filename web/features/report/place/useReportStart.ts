import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Position } from '#schema/places/geo.ts';
import { MAP_ZOOM, REPORT_MAP_CENTRE, REPORT_MAP_ZOOM } from '#schema/limits.ts';
import { locateUnasked, type Located } from '#web/device/locate.ts';
import { settingsQuery, userQuery } from '#web/net/queries.ts';
import { wholeIssuesQuery } from '#web/features/issues/issueList.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { startView, viewOfArea } from '#web/map/startView.ts';
import { viewOfPosition } from '#web/map/uncertainty.ts';

/** A form that keeps its person waiting for a better first view helps nobody. */
const PATIENCE_MS = 1_500;
const FRESH_MS = 60_000;

/** Where the map of a report opens, and where the device says that the person is. */
export type ReportStart = { view: MapTarget; me: Located | null };

/**
 * Where the map of a new report opens: where the person is if the device may tell without asking,
 * else at their home area, else where the installation has its issues, else at its own area, else
 * at the default. Null while that is found out, for some seconds at most.
 */
export function useReportStart(placed: MapTarget | null): ReportStart | null {
  const queryClient = useQueryClient();
  const [start, setStart] = useState<ReportStart | null>(placed && { view: placed, me: null });
  const isOpen = start === null;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    void findStart(queryClient).then((found) => !isGone && setStart(found));
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

/** Where most issues are; null without any. */
async function areaOfIssues(queryClient: QueryClient): Promise<Position | null> {
  const { data } = await queryClient.ensureQueryData(wholeIssuesQuery());
  const { centre, zoom } = startView(data);
  return zoom === MAP_ZOOM ? null : centre;
}

/** What comes in time; null for what fails or takes too long. */
async function soon<T>(work: Promise<T>): Promise<T | null> {
  const never = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return await Promise.race([work.catch(() => null), never]);
}
