import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { viewOfBounds } from '#web/map/startView.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { importPlaces } from './importPlaces.ts';
import { transferContent } from './transferContent.ts';

const { map: words } = transferContent;

/** Where the rows of the file will lie, before anything is written. */
export function ImportMap({ places }: { places: readonly Position[] }) {
  const { data: settings } = useQuery(settingsQuery());
  const area = settings?.site.area?.bounds ?? null;
  const drawn = useMemo(() => importPlaces(places, area), [places, area]);
  if (!drawn) return null;
  return (
    <section aria-labelledby="import-map">
      <Heading id="import-map">{words.heading}</Heading>
      {drawn.outsideCount > 0 && (
        <Banner tone="warning" title={words.outside(drawn.outsideCount)}>
          {words.outsideText}
        </Banner>
      )}
      <MapBox>
        <LazyMap
          label={words.label}
          settings={settings}
          start={viewOfBounds(drawn.bounds)}
          features={drawn.features}
          isInPage
        />
      </MapBox>
    </section>
  );
}

const Heading = styled.h3`
  margin-block-end: ${theme.space[3]};
`;

const MapBox = styled.div`
  height: min(22rem, 55svh);
  margin-block-start: ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;
