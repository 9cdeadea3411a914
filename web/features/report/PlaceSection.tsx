import { useQuery } from '@tanstack/react-query';
import { LocateFixed, X } from 'lucide-react';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '#web/components/actions/Button.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { LocationSearch } from '#web/map/LocationSearch.tsx';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import type { ReportValues } from './reportValues.ts';
import { useMyLocation } from './useMyLocation.ts';
import type { Place } from './usePlace.ts';

const { where: content } = reportContent;

type PlaceSectionProps = { form: UseFormReturn<ReportValues>; place: Place };

/** Where the issue is: on the map, by name, by the device, or typed. */
export function PlaceSection({ form, place }: PlaceSectionProps) {
  const settings = useQuery(settingsQuery());
  const { locate, isLocating } = useMyLocation(place.onMyLocation);
  const { errors } = form.formState;
  const [pin] = place.features.slice(-1);
  const key = JSON.stringify(place.features);
  const features = useMemo(() => (key ? place.features : []), [key, place.features]);

  return (
    <FormSection heading={content.heading} hint={content.hint}>
      <Finder>
        <LocationSearch onChoose={place.onFound} />
        <Button
          variant="secondary"
          size="lg"
          icon={<LocateFixed aria-hidden="true" />}
          isPending={isLocating}
          pendingLabel={content.locating}
          onClick={locate}
        >
          {content.myLocation}
        </Button>
      </Finder>
      <MapBox>
        <LazyMap
          label={content.map}
          settings={settings.data}
          start={place.start}
          target={place.target}
          features={features}
          isPicking
          onMapPress={(position) => void place.onMapPress(position)}
        />
      </MapBox>
      <TextField
        label={content.location}
        placeholder={content.locationPlaceholder}
        autoComplete="off"
        hint={place.isNaming ? content.naming : undefined}
        error={errors.location?.message}
        {...form.register('location')}
      />
      <Grid columns={2} gap={4}>
        <TextField
          label={content.latitude}
          inputMode="text"
          autoComplete="off"
          readOnly={place.isChosen}
          hint={place.isChosen && pin ? content.chosen : undefined}
          error={errors.latitude?.message}
          {...form.register('latitude')}
        />
        <TextField
          label={content.longitude}
          inputMode="text"
          autoComplete="off"
          readOnly={place.isChosen}
          error={errors.longitude?.message}
          {...form.register('longitude')}
        />
      </Grid>
      {place.isChosen && (
        <div>
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={place.clear}>
            {content.clear}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

const Finder = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const MapBox = styled.div`
  height: min(24rem, 52svh);
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;
