import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { distanceM, type Position } from '#schema/places/geo.ts';
import type { Fix, Proof } from '#schema/case/proof.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import type { MapFeature } from '#web/map/mapFeature.ts';
import { theme } from '#web/theme/theme.ts';
import { placesContent as words } from './checksContent.ts';

const ZOOM = 17;

const COLUMNS = columnsOf(
  words,
  ['what', 'distance', 'accuracy', 'when'],
  ['distance', 'accuracy'],
);

type PlacesPanelProps = { proof: Proof; issue: Position };

/** Places of photos and check-in, as a map and a list. */
export function PlacesPanel({ proof, issue }: PlacesPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // The map loads when opened.
    <Disclosure summary={words.summary} onOpen={() => setIsOpen(true)}>
      {isOpen && <PlacesMap proof={proof} issue={issue} />}
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={COLUMNS}
        rows={toRows(proof, issue)}
      />
    </Disclosure>
  );
}

function PlacesMap({ proof, issue }: PlacesPanelProps) {
  const settings = useQuery(settingsQuery());
  const features = useMemo(() => toFeatures(proof, issue), [proof, issue]);
  return (
    <>
      <MapBox>
        <LazyMap
          label={words.map}
          settings={settings.data}
          start={{ centre: issue, zoom: ZOOM }}
          features={features}
          isInPage
        />
      </MapBox>
      <p>{words.legend}</p>
    </>
  );
}

function toFeatures({ before, after, checkIn }: Proof, issue: Position): MapFeature[] {
  const photos = [before, after].flatMap(({ position }, at) =>
    position ? [{ kind: 'place' as const, id: `photo ${at}`, position }] : [],
  );
  return [
    {
      kind: 'issue',
      id: 'issue',
      position: issue,
      status: 'in_progress',
      priority: 'medium',
      fundingLabel: null,
      isSelected: true,
    },
    { kind: 'me', id: 'check-in', position: checkIn, accuracyM: checkIn.accuracyM },
    ...photos,
  ];
}

function toRows({ before, after, checkIn }: Proof, issue: Position) {
  const meters = (value: number) => words.meters(formatNumber(Math.round(value)));
  const row = (what: string, fix: Fix | null, at: string | null, isFile: boolean) => ({
    id: what,
    cells: {
      what,
      distance: fix ? meters(distanceM(fix, issue)) : words.unknown,
      accuracy: fix ? (isFile ? words.byFile : meters(fix.accuracyM)) : words.unknown,
      when: at ? formatDateTime(at) : words.unknown,
    },
  });
  return [
    row(words.before, before.position, before.takenAt, before.source === 'file'),
    row(words.after, after.position, after.takenAt, after.source === 'file'),
    row(words.checkIn, checkIn, checkIn.at, false),
  ];
}

const MapBox = styled.div`
  height: min(20rem, 52svh);
  margin-block-end: ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;
