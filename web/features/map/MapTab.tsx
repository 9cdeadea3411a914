import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Plus } from 'lucide-react';
import { startTransition, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { useMe } from '#web/device/useMe.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { EmbedButton } from '#web/features/issue/embed/EmbedButton.tsx';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { MapPopup } from '#web/map/MapPopup.tsx';
import { CommunityAreas } from './statistics/CommunityAreas.tsx';
import { mapPageContent as content } from './content.ts';
import { mapAreasContent } from './mapAreasContent.ts';
import { IssueSearch } from './IssueSearch.tsx';
import { IssuesInView } from './IssuesInView.tsx';
import { MapLayout, PHONE_CARD_PX, PHONE_CREDITS_PX, PHONE_TOOLS_PX } from './MapLayout.tsx';
import { MapLegend } from './MapLegend.tsx';
import { mapOpening, type MapOpening } from './mapOpening.ts';
import type { MapSearch, MapSort } from './mapSearch.ts';
import { SHEET_PEEK_PX } from './MapSheet.tsx';
import { embedPath, writeView, readView } from './mapView.ts';
import { MapToolbar } from './MapToolbar.tsx';
import { popupOf } from './shown/popupOf.tsx';
import { SelectedIssueCard } from './SelectedIssueCard.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useMapContents } from './shown/useMapContents.ts';
import { useMapSelection } from './shown/useMapSelection.ts';
import { useStartView } from './shown/useStartView.ts';

const FollowArea = lazyPart(async () => (await import('./FollowArea.tsx')).FollowArea);
const MapAreas = lazyPart(async () => (await import('./MapAreas.tsx')).MapAreas);

type MapTabProps = {
  /** Undefined while loading, and on failure. */
  issues: readonly Issue[] | undefined;
  isPending: boolean;
  /** Painted by the server until then. */
  opening: MapOpening | null;
  search: MapSearch;
  onChange: (next: Partial<MapSearch>) => void;
  head: ReactNode;
  subtitle: ReactNode;
  /** Falsy without a message. */
  notice: ReactNode;
};

const NONE: readonly Issue[] = [];

/** The map with search, filters, legend, details and the list of visible issues. */
export function MapTab(props: MapTabProps) {
  const { issues, isPending, opening, search, onChange, head, subtitle, notice } = props;
  const settings = useQuery(settingsQuery());
  const isNarrow = useIsNarrow();
  const select = useCallback((issue: string) => onChange({ issue }), [onChange]);
  const selection = useMapSelection(search.issue, select);
  const { me, isLocating, find } = useMe();
  const all = issues ?? NONE;
  const shown = useMapContents(all, search, { selection, me });
  const { features, matching, inView, selected, viewport, setViewport } = shown;
  const { selectedId, pressed } = selection;
  const area = settings.isError ? null : settings.data?.site.area;
  const { start, late } = useStartView({
    named: readView(search.at),
    selectedId,
    painted: opening?.start,
    issues,
    isPending,
    area,
  });
  const revealed = useMemo(
    () =>
      pressed && {
        position: pressed,
        topPx: isNarrow ? PHONE_TOOLS_PX : 0,
        footPx: isNarrow ? PHONE_CARD_PX + PHONE_CREDITS_PX : 0,
      },
    [pressed, isNarrow],
  );
  const popup = popupOf(selection, isNarrow ? null : selected);
  // Painted data may be outdated.
  const around = useMemo(
    () => opening && (issues ? mapOpening(issues, area) : opening),
    [opening, issues, area],
  );
  const { user } = useCurrentUser();
  const [hasAreas, setHasAreas] = useState(false);

  const goToMe = async () => {
    const found = await find();
    if (found) selection.showMe(found);
  };
  const sortBy = (sort: MapSort) => {
    onChange({ sort });
    if (sort === 'near' && !me) void find();
  };
  return (
    <MapLayout
      head={head}
      subtitle={subtitle}
      notice={notice}
      inViewCount={isNarrow && issues && viewport ? inView.length : undefined}
      tools={
        <MapToolbar
          filter={search}
          onFilter={onChange}
          counts={issues && { shown: matching.length, total: issues.length }}
          onPlace={selection.showPlace}
          onClearPlace={selection.clearPlace}
          issueSearch={<IssueSearch issues={all} onChoose={selection.show} />}
        />
      }
      map={
        start ? (
          <LazyMap
            key={isNarrow ? 'narrow' : 'wide'}
            label={content.map}
            settings={settings.data}
            start={viewport ?? start}
            target={selection.target ?? (search.at ? null : late)}
            revealed={revealed}
            features={features}
            footPx={isNarrow ? SHEET_PEEK_PX : 0}
            buttons={
              <IconButton
                label={content.locate.button}
                icon={<LocateFixed aria-hidden="true" />}
                variant="secondary"
                aria-busy={isLocating}
                onClick={() => void goToMe()}
              />
            }
            renderOverlay={(map) => popup && <MapPopup map={map} popup={popup} />}
            onViewChange={(next) => {
              // The initial view is no move by the user.
              if (viewport) onChange({ at: writeView(next) });
              // The list may follow in steps.
              startTransition(() => setViewport(next));
            }}
            onFeaturePress={selection.select}
            onMapPress={selection.clear}
          />
        ) : (
          <Skeleton height="100%" shape="block" />
        )
      }
      card={selected && <SelectedIssueCard issue={selected} onClose={selection.clear} />}
      list={
        <>
          <IssuesInView
            issues={issues && viewport ? inView : undefined}
            painted={issues || isPending ? around?.issues : undefined}
            hasFailed={!issues && !isPending}
            isSiteEmpty={issues?.length === 0}
            me={me}
            sort={search.sort}
            onSort={sortBy}
            onShow={selection.show}
          />
          <ButtonLink href="/report-issue" icon={<Plus aria-hidden="true" />} isFullWidth>
            {content.addIssue}
          </ButtonLink>
          <MapLegend hasWaiting={features.some(({ kind }) => kind === 'waiting')} />
          {user && viewport && (
            <Suspense>
              <FollowArea viewport={viewport} />
            </Suspense>
          )}
          {viewport && (
            <EmbedButton kind="map" path={embedPath(search, viewport)} title={content.map} />
          )}
          <Disclosure summary={mapAreasContent.heading} onOpen={() => setHasAreas(true)}>
            <Suspense fallback={<Skeleton lines={2} />}>
              {hasAreas && settings.data && (
                <MapAreas settings={settings.data} viewport={viewport} />
              )}
            </Suspense>
          </Disclosure>
          <CommunityAreas issues={issues} isPending={isPending} />
        </>
      }
    />
  );
}
