import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { MAP_AREAS_MAX_BYTES } from '#schema/limits.ts';
import type { Settings } from '#schema/site/settings.ts';
import { coveredPart } from '#schema/places/tileArea.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { content as common } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { byteText } from '#web/format/byteText.ts';
import { formatMoment, formatNumber, plural } from '#web/format/format.ts';
import type { SavedArea } from '#web/device/savedAreas.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { theme } from '#web/theme/theme.ts';
import { mapAreasContent as content } from './mapAreasContent.ts';
import { useSavedAreas } from './useSavedAreas.ts';

type MapAreasProps = { settings: Settings; viewport: MapViewport | null };

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

/** Saves the streets of the view for offline use, and lists saved areas. */
export function MapAreas(props: MapAreasProps) {
  // A page without https has nowhere to save them.
  if (!isSecureContext) return <Banner tone="warning">{content.plainHttp}</Banner>;
  return <AreasOnDevice {...props} />;
}

function AreasOnDevice({ settings, viewport }: MapAreasProps) {
  const { streetsBounds, streetsMinZoom, streetsMaxZoom } = settings.basemap;
  const extent = {
    bounds: streetsBounds ?? WORLD,
    minZoom: streetsMinZoom,
    maxZoom: streetsMaxZoom,
  };
  const areas = useSavedAreas(extent);
  const part = viewport ? coveredPart(viewport.bounds, extent) : null;
  const { saving, problem, saved } = areas;
  return (
    <Stack gap={3}>
      <Muted>{content.text}</Muted>
      {settings.rasterTiles && <Muted>{content.ownMapOnly}</Muted>}
      {problem && <Banner tone="warning">{content.problems[problem]}</Banner>}
      {saving ? (
        <Stack gap={2}>
          <ProgressBar
            label={content.progress}
            value={saving.done}
            max={saving.total}
            valueText={content.progressText(formatNumber(saving.done), formatNumber(saving.total))}
          />
          <Button variant="secondary" onClick={areas.cancel}>
            {common.cancel}
          </Button>
        </Stack>
      ) : (
        <NewArea areas={areas} part={part} />
      )}
      {saved.length > 0 && (
        <>
          <List gap={3} aria-label={content.list}>
            {saved.map((area) => (
              <Area key={area.id} area={area} areas={areas} />
            ))}
          </List>
          <Muted>{content.used(byteText(areas.usedBytes), byteText(MAP_AREAS_MAX_BYTES))}</Muted>
        </>
      )}
    </Stack>
  );
}

type Areas = ReturnType<typeof useSavedAreas>;

function NewArea({ areas, part }: { areas: Areas; part: MapViewport['bounds'] | null }) {
  const { measured } = areas;
  if (measured)
    return (
      <Stack gap={2}>
        <output>
          {content.size(plural(measured.size.tiles, content.tiles), byteText(measured.size.bytes))}
        </output>
        <Row gap={2}>
          <Button variant="primary" onClick={() => void areas.saveNew(measured)}>
            {content.confirm}
          </Button>
          <Button variant="ghost" onClick={areas.forget}>
            {common.cancel}
          </Button>
        </Row>
      </Stack>
    );
  if (!part) return <Muted>{content.nothingHere}</Muted>;
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      onClick={() => void areas.measure(part)}
    >
      {content.save}
    </Button>
  );
}

function Area({ area, areas }: { area: SavedArea; areas: Areas }) {
  const { name, bytes, savedAt, isComplete } = area;
  const isBusy = areas.saving !== null;
  return (
    <li>
      <strong>{name}</strong>
      <Muted>
        {isComplete ? content.saved(byteText(bytes), formatMoment(savedAt)) : content.incomplete}
      </Muted>
      <Row gap={2}>
        {!isComplete && (
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={content.of(content.resume, name)}
            onClick={() => void areas.save(area)}
          >
            {content.resume}
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={isBusy}
          aria-label={content.of(content.remove, name)}
          onClick={() => void areas.remove(area.id)}
        >
          {content.remove}
        </Button>
      </Row>
    </li>
  );
}

const List = styled(PlainList)`
  & > li {
    display: grid;
    gap: ${theme.space[1]};
  }
`;
