import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { MAP_HEIGHT_PX } from '#schema/limits.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { MapPopup } from '#web/map/MapPopup.tsx';
import { theme } from '#web/theme/theme.ts';
import { CommunityAreas } from './statistics/CommunityAreas.tsx';
import { mapPageContent as content } from './content.ts';
import { mapAreasContent } from './mapAreasContent.ts';
import { IssueSearch } from './IssueSearch.tsx';
import { IssuesInView } from './IssuesInView.tsx';
import { MapLegend } from './MapLegend.tsx';
import type { MapFilter } from './mapSearch.ts';
import { MapToolbar } from './MapToolbar.tsx';
import { popupOf } from './shown/popupOf.tsx';
import { SelectedIssueCard } from './SelectedIssueCard.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useMapContents } from './shown/useMapContents.ts';
import { useMapSelection } from './shown/useMapSelection.ts';
import { useStartView } from './shown/useStartView.ts';

const MapAreas = lazyPart(async () => (await import('./MapAreas.tsx')).MapAreas);

type MapTabProps = {
  /** Undefined while they load, and when they cannot be loaded. */
  issues: readonly Issue[] | undefined;
  isPending: boolean;
  filter: MapFilter;
  onFilter: (filter: MapFilter) => void;
};

/** What the details cover of a phone's map: its centre and its credits move up by as much. */
const DETAIL_HEIGHT_PX = 276;
const NONE: readonly Issue[] = [];

/** The map with everything that belongs to it: search, filter, legend, details and the list of what is in view. */
export function MapTab({ issues, isPending, filter, onFilter }: MapTabProps) {
  const settings = useQuery(settingsQuery());
  const selection = useMapSelection();
  const all = issues ?? NONE;
  const { features, matching, inView, selected, viewport, setViewport } = useMapContents(
    all,
    filter,
    selection,
  );
  const start = useStartView(issues, isPending);
  const isNarrow = useIsNarrow();
  const popup = popupOf(selection, isNarrow ? null : selected);
  const mapBox = useRef<HTMLDivElement>(null);

  return (
    <Layout>
      <Stage>
        <Tools>
          <MapToolbar
            filter={filter}
            onFilter={onFilter}
            counts={issues && { shown: matching.length, total: issues.length }}
            onPlace={selection.showPlace}
            onClearPlace={selection.clearPlace}
          />
        </Tools>
        <MapBox ref={mapBox}>
          {start ? (
            <LazyMap
              label={content.map}
              settings={settings.data}
              start={start}
              target={selection.target}
              features={features}
              footInsetPx={isNarrow && selected ? DETAIL_HEIGHT_PX : 0}
              renderOverlay={(map) => popup && <MapPopup map={map} popup={popup} />}
              onViewChange={setViewport}
              onFeaturePress={({ id }) => selection.select(id)}
              onMapPress={selection.clear}
            />
          ) : (
            <Skeleton height="100%" shape="block" />
          )}
        </MapBox>
        {selected && (
          <Detail>
            <SelectedIssueCard issue={selected} onClose={selection.clear} />
          </Detail>
        )}
        <Side>
          <IssueSearch issues={all} onChoose={selection.show} />
          <ButtonLink href="/report-issue" icon={<Plus aria-hidden="true" />} isFullWidth>
            {content.addIssue}
          </ButtonLink>
          <MapLegend hasWaiting={features.some(({ kind }) => kind === 'waiting')} />
          <Disclosure summary={mapAreasContent.heading}>
            <Suspense fallback={<Skeleton lines={2} />}>
              {settings.data && <MapAreas settings={settings.data} viewport={viewport} />}
            </Suspense>
          </Disclosure>
        </Side>
      </Stage>
      <Below>
        <IssuesInView
          issues={issues && viewport ? inView : undefined}
          hasFailed={!issues && !isPending}
          isSiteEmpty={issues?.length === 0}
          onShow={selection.show}
        />
        <CommunityAreas issues={issues} isPending={isPending} />
      </Below>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Phone: the map first, the details over its foot. From md: everything else in a column beside it. */
const Stage = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  grid-template: 'map' 'tools' 'side' / minmax(0, 1fr);

  ${theme.media.md} {
    grid-template:
      'tools tools' auto 'side map' auto 'detail map' 1fr
      / minmax(16rem, 20rem) minmax(0, 1fr);
  }
`;

const Tools = styled.div`
  grid-area: tools;
`;

const MapBox = styled.div`
  grid-area: map;
  height: min(${MAP_HEIGHT_PX}px, 62svh);
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  scroll-margin-top: calc(${theme.size.header} + ${theme.space[2]});

  ${theme.media.md} {
    height: ${MAP_HEIGHT_PX}px;
  }
`;

const Side = styled.div`
  display: grid;
  grid-area: side;
  align-content: start;
  gap: ${theme.space[4]};
`;

const Detail = styled.div`
  z-index: ${theme.z.raised};
  grid-area: map;
  align-self: end;
  padding: ${theme.space[2]};
  animation: rise ${theme.duration.base} ${theme.easing.out};

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(${theme.space[4]});
    }
  }
  ${theme.media.md} {
    grid-area: detail;
    align-self: start;
    padding: 0;
  }
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;
