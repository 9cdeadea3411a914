import { useQuery } from '@tanstack/react-query';
import { FileUp, Undo2, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { findCentre } from '#schema/places/bounds.ts';
import { type Position } from '#schema/places/geo.ts';
import { readShape, shapeBounds, shapeOfCorners } from '#schema/places/readShape.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { FieldHint } from '#web/components/fields/FieldHint.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { startView, viewOfArea } from '#web/map/startView.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { bodiesContent as words } from './bodiesContent.ts';
import { areaIn } from './bodyFields.ts';
import { ShapeOutline } from './ShapeOutline.tsx';

const CORNERS_MIN = 3;
const HEIGHT = 'min(24rem, 48svh)';
/** The newest issues show where a site without an area of its own is located. */
const NEWEST = { sort: 'newest', page: 1, pageSize: 50 } as const;

type BodyAreaProps = {
  /** JSON, or empty: everywhere. */
  area: string;
  error: string | undefined;
  onChange: (area: string) => void;
};

/** Drawn by tapping its corners, or read from a file. */
export function BodyArea({ area, error, onChange }: BodyAreaProps) {
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const draw = (next: readonly Position[]) => {
    setTrouble(null);
    setCorners(next);
    onChange(next.length < CORNERS_MIN ? '' : JSON.stringify(shapeOfCorners(next)));
  };
  const read = async (file: File) => {
    const text = await file.text().catch(() => null);
    const found = text === null ? { trouble: words.unreadable } : readShape(text);
    setTrouble('trouble' in found ? found.trouble : null);
    if ('trouble' in found) return;
    setCorners([]);
    onChange(JSON.stringify(found.shape));
  };
  const told = trouble ?? error;
  return (
    <fieldset aria-describedby="body-area-hint">
      <Legend>{words.area}</Legend>
      <FieldHint id="body-area-hint">{words.areaHint}</FieldHint>
      <AreaMap area={area} corners={corners} onPress={(at) => draw([...corners, at])} />
      <Row gap={2}>
        <AreaFile onChoose={(file) => void read(file)} />
        {corners.length > 0 && (
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => draw(corners.slice(0, -1))}>
            {words.undo}
          </Button>
        )}
        {(area !== '' || corners.length > 0) && (
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => draw([])}>
            {words.clear}
          </Button>
        )}
        <output>
          {corners.length > 0
            ? words.corners(formatNumber(corners.length))
            : area === '' && words.everywhere}
        </output>
      </Row>
      {told && <FieldError id="body-area-error">{told}</FieldError>}
    </fieldset>
  );
}

function AreaFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,application/geo+json"
        aria-label={words.file}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

type AreaMapProps = {
  area: string;
  corners: readonly Position[];
  onPress: (at: Position) => void;
};

function AreaMap({ area, corners, onPress }: AreaMapProps) {
  const settings = useQuery(settingsQuery());
  const isPlaceless = settings.data?.site.area === null;
  const newest = useQuery({ ...issuePageQuery(NEWEST), enabled: isPlaceless });
  const start = useMemo(
    () => startView(newest.data?.data.items ?? [], settings.data?.site.area),
    [newest.data, settings.data],
  );
  const isDrawn = corners.length > 0;
  // A shape that was read or saved is shown whole; while somebody taps corners, the map stays.
  const target = useMemo(() => {
    const shape = isDrawn ? null : areaIn(area);
    if (shape === null) return null;
    const bounds = shapeBounds(shape);
    return viewOfArea({ centre: findCentre(bounds), bounds });
  }, [area, isDrawn]);
  if (isPlaceless && newest.isPending) return <Skeleton height={HEIGHT} shape="block" />;
  return (
    <MapBox>
      <LazyMap
        label={words.map}
        settings={settings.data}
        start={start}
        target={target}
        features={[]}
        isPicking
        isInPage
        onMapPress={onPress}
        renderOverlay={(map) => <ShapeOutline map={map} shape={areaIn(area)} corners={corners} />}
      />
    </MapBox>
  );
}

const MapBox = styled.div`
  position: relative;
  overflow: hidden;
  height: ${HEIGHT};
  margin-block: ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;
