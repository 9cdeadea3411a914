import { useQuery } from '@tanstack/react-query';
import { LocateFixed, X } from 'lucide-react';
import { useMemo, type ClipboardEvent, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { typedDegrees } from '#web/format/typedPlace.ts';
import type { Axis } from '#schema/typed/coordinates.ts';
import { formatDistance } from '#web/format/formatDistance.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { LocationSearch } from '#web/map/LocationSearch.tsx';
import type { MapFeature } from '#web/map/mapFeature.ts';
import { MovablePin } from '#web/map/MovablePin.tsx';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from '#web/features/report/content.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import type { ReportValues } from '#web/features/report/reportValues.ts';
import type { Place } from './usePlace.ts';

const { where: content } = reportContent;

type PlaceSectionProps = {
  form: UseFormReturn<ReportValues>;
  place: Place;
  /** Around the address search. */
  searchRef: RefObject<HTMLDivElement | null>;
  isLocating: boolean;
  onLocate: () => void;
};

/** By map, name, device or coordinates. */
export function PlaceSection(props: PlaceSectionProps) {
  const { form, place, searchRef, isLocating, onLocate } = props;
  const { unsureM } = place;
  return (
    <FormSection heading={content.heading} hint={content.hint}>
      <Finder>
        <Button
          variant="secondary"
          size="lg"
          icon={<LocateFixed aria-hidden="true" />}
          isPending={isLocating}
          pendingLabel={content.locating}
          onClick={onLocate}
        >
          {content.myLocation}
        </Button>
        <div ref={searchRef}>
          <LocationSearch onChoose={place.onFound} />
        </div>
      </Finder>
      {unsureM !== null && (
        <Banner tone="warning">{content.unsure(formatDistance(unsureM))}</Banner>
      )}
      {place.hasFailed && <Banner tone="warning">{content.unknown}</Banner>}
      <PlaceMap place={place} />
      <PlaceFields form={form} place={place} />
    </FormSection>
  );
}

function PlaceMap({ place }: Pick<PlaceSectionProps, 'place'>) {
  const settings = useQuery(settingsQuery());
  const { me, pin, start } = place;
  const features = useMemo((): MapFeature[] => (me ? [{ kind: 'me', id: 'me', ...me }] : []), [me]);
  const choose = (position: Parameters<Place['onMapPress']>[0]) => void place.onMapPress(position);
  return (
    <MapBox>
      {start ? (
        <LazyMap
          label={content.map}
          settings={settings.data}
          start={start}
          target={place.target}
          features={features}
          isPicking
          isInPage
          onMapPress={choose}
          renderOverlay={(map) =>
            pin && <MovablePin map={map} position={pin} label={content.pin} onMove={choose} />
          }
        />
      ) : (
        <Skeleton height="100%" shape="block" />
      )}
      <TwoFingers>{content.twoFingers}</TwoFingers>
    </MapBox>
  );
}

function PlaceFields({ form, place }: Pick<PlaceSectionProps, 'form' | 'place'>) {
  const { errors } = form.formState;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (place.onTyped(event.clipboardData.getData('text'))) event.preventDefault();
  };
  /** The field shows what was understood. */
  const settle = (axis: Axis) => () => {
    const typed = form.getValues(axis);
    if (place.onTyped(typed)) return;
    const read = typedDegrees(typed, axis);
    if (read !== typed) form.setValue(axis, read, { shouldDirty: true });
  };
  return (
    <>
      <TextField
        label={content.location}
        placeholder={content.locationPlaceholder}
        autoComplete="off"
        hint={place.isNaming ? content.naming : undefined}
        error={errors.location?.message}
        {...form.register('location')}
      />
      <Disclosure
        summary={content.coordinates}
        isOpenAtFirst={Boolean(errors.latitude ?? errors.longitude)}
      >
        <Coordinates>
          <TextField
            label={content.latitude}
            inputMode="text"
            autoComplete="off"
            readOnly={place.isChosen}
            hint={place.isChosen && place.pin ? content.chosen : undefined}
            error={errors.latitude?.message}
            onPaste={paste}
            {...form.register('latitude', { onBlur: settle('latitude') })}
          />
          <TextField
            label={content.longitude}
            inputMode="text"
            autoComplete="off"
            readOnly={place.isChosen}
            error={errors.longitude?.message}
            onPaste={paste}
            {...form.register('longitude', { onBlur: settle('longitude') })}
          />
        </Coordinates>
      </Disclosure>
      {place.isChosen && (
        <div>
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={place.clear}>
            {content.clear}
          </Button>
        </div>
      )}
    </>
  );
}

const Finder = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.media.md} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const MapBox = styled.div`
  position: relative;
  height: min(24rem, 48svh);
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;

/** For touch only: a mouse drags the map with one button. */
const TwoFingers = styled.p`
  display: none;
  position: absolute;
  inset-block-start: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  pointer-events: none;

  @media (pointer: coarse) {
    display: block;
  }
`;

const Coordinates = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`;
