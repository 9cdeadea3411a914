import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo, type ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { settingsQuery } from '#web/net/queries.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { LocationSearch } from '#web/map/LocationSearch.tsx';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { typedPosition } from '#web/format/typedPlace.ts';
import { MovablePin } from '#web/map/MovablePin.tsx';
import { viewOfArea } from '#web/map/startView.ts';
import { theme } from '#web/theme/theme.ts';
import { AreaFrame } from './AreaFrame.tsx';
import { adminContent } from './content.ts';
import { toDrawnArea, FIRST_RADIUS_KM, type SiteFormValues } from './siteForm.ts';
import type { SiteForm } from './useSiteForm.ts';

const { area: words } = adminContent;
const WORLD: MapTarget = { centre: { latitude: 20, longitude: 10 }, zoom: 2 };
const DIGITS = 5;

/** Found by name, picked on the map, or typed. */
export function AreaFields({ site: { form, field } }: { site: SiteForm }) {
  const [areaName, latitude, longitude, radiusKm] = useWatch({
    control: form.control,
    name: ['areaName', 'latitude', 'longitude', 'radiusKm'],
  });
  const set = (change: Partial<SiteFormValues>) => {
    for (const [name, value] of Object.entries(change)) {
      form.setValue(name as keyof SiteFormValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  };
  const place = (centre: Position) =>
    set({
      latitude: centre.latitude.toFixed(DIGITS),
      longitude: centre.longitude.toFixed(DIGITS),
      ...(radiusKm === '' && { radiusKm: FIRST_RADIUS_KM }),
    });
  /** A whole place, pasted into either field. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const position = typedPosition(event.clipboardData.getData('text'));
    if (position === null) return;
    event.preventDefault();
    place(position);
  };
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <LocationSearch
        label={words.search}
        onChoose={({ name, position }) => {
          place(position);
          set({ areaName: name.split(/[,،]/u)[0]?.trim() ?? name });
        }}
      />
      <AreaMap {...{ latitude, longitude, radiusKm }} onPlace={place} />
      <TextField label={words.name} autoComplete="off" {...field('areaName')} />
      <Numbers>
        <TextField
          label={words.latitude}
          autoComplete="off"
          onPaste={paste}
          {...field('latitude')}
        />
        <TextField
          label={words.longitude}
          autoComplete="off"
          onPaste={paste}
          {...field('longitude')}
        />
        <TextField
          label={words.radius}
          hint={words.radiusHint}
          inputMode="decimal"
          autoComplete="off"
          {...field('radiusKm')}
        />
      </Numbers>
      {[areaName, latitude, longitude, radiusKm].some((text) => text !== '') && (
        <div>
          <Button
            variant="ghost"
            icon={<X aria-hidden="true" />}
            onClick={() => set({ areaName: '', latitude: '', longitude: '', radiusKm: '' })}
          >
            {words.clear}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type AreaMapProps = Pick<SiteFormValues, 'latitude' | 'longitude' | 'radiusKm'> & {
  onPlace: (centre: Position) => void;
};

/** Typed values show at once. */
function AreaMap({ latitude, longitude, radiusKm, onPlace }: AreaMapProps) {
  const settings = useQuery(settingsQuery());
  const drawn = useMemo(
    () => toDrawnArea({ latitude, longitude, radiusKm }),
    [latitude, longitude, radiusKm],
  );
  const target = useMemo(() => drawn && viewOfArea(drawn), [drawn]);
  return (
    <MapBox>
      <LazyMap
        label={words.map}
        settings={settings.data}
        start={WORLD}
        target={target}
        features={[]}
        isPicking
        isInPage
        onMapPress={onPlace}
        renderOverlay={(map) =>
          drawn && (
            <>
              <AreaFrame map={map} bounds={drawn.bounds} />
              <MovablePin map={map} position={drawn.centre} label={words.pin} onMove={onPlace} />
            </>
          )
        }
      />
    </MapBox>
  );
}

const MapBox = styled.div`
  position: relative;
  overflow: hidden;
  height: min(24rem, 48svh);
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;

const Numbers = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;
