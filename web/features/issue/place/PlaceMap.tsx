import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Navigation } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { freshness, type Confirmable } from '#schema/issues/freshness.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { LazyMap } from '#web/map/LazyMap.tsx';
import type { MapFeature } from '#web/map/mapFeature.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from '#web/features/issue/content.ts';
import { neighboursQuery } from './neighboursQuery.ts';

const Neighbours = lazyPart(async () => (await import('./Neighbours.tsx')).Neighbours);

const ZOOM = 16;
const { place: words } = issueContent;

type PlaceMapProps = {
  issue: Confirmable & Pick<IssueDetail, 'id' | 'latitude' | 'longitude' | 'status' | 'priority'>;
};

/** The place, issues around it, and directions. The map's code loads when scrolled into view. */
export function PlaceMap({ issue }: PlaceMapProps) {
  const { id, latitude, longitude } = issue;
  const { data: settings } = useQuery(settingsQuery());
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const navigate = useNavigate();
  const { data: around } = useQuery({
    ...neighboursQuery({ latitude, longitude }),
    enabled: isSeen,
  });
  const others = useMemo(
    () => around?.data.items.filter((other) => other.id !== id) ?? [],
    [around, id],
  );
  const [now] = useState(() => Date.now());
  const features = useMemo<MapFeature[]>(() => {
    return [...others, issue].map((drawn) => ({
      kind: 'issue',
      id: drawn.id,
      position: { latitude: drawn.latitude, longitude: drawn.longitude },
      status: drawn.status,
      priority: drawn.priority,
      freshness: freshness(drawn, now),
      fundingLabel: null,
      isSelected: drawn.id === id,
    }));
  }, [id, issue, others, now]);
  return (
    <section aria-label={words.label}>
      <Box ref={box}>
        {isSeen && (
          <LazyMap
            key={id}
            label={words.map}
            settings={settings}
            start={{ centre: { latitude, longitude }, zoom: ZOOM }}
            features={features}
            onFeaturePress={(pressed) =>
              pressed.id !== id && void navigate({ to: '/issues/$id', params: { id: pressed.id } })
            }
            isInPage
          />
        )}
      </Box>
      <ButtonLink
        href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
        target="_blank"
        rel="noreferrer"
        isFullWidth
        icon={<Navigation aria-hidden="true" />}
      >
        {words.directions}
      </ButtonLink>
      <Suspense>
        {others.length > 0 && <Neighbours issues={others} from={{ latitude, longitude }} />}
      </Suspense>
    </section>
  );
}

function useSeen(box: RefObject<HTMLDivElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isSeen]);
  return isSeen;
}

const Box = styled.div`
  height: 12rem;
  margin-block-end: ${theme.space[2]};
  overflow: hidden;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};

  /* Paper has no room for an unloaded map. */
  ${theme.media.print} {
    &:empty {
      display: none;
    }
  }
`;
