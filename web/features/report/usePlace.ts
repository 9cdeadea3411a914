import { useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Position } from '#schema/places/geo.ts';
import { shortDisplayName } from '#schema/places/gazetteer.ts';
import { MAP_ZOOM_SEARCH, REPORT_MAP_CENTRE, REPORT_MAP_ZOOM } from '#schema/limits.ts';
import { showToast } from '#web/store/toastStore.ts';
import type { FoundPlace } from '#web/map/LocationSearch.tsx';
import type { MapFeature, MapTarget } from '#web/map/mapFeature.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { reportContent } from './content.ts';
import { coordinateText, positionOf, type ReportValues } from './reportValues.ts';
import type { MyLocation } from './useMyLocation.ts';

const MY_LOCATION_ZOOM = 16;

/** Choosing the place of a report: by the map, a search, the device, or typed coordinates. */
export function usePlace(
  form: UseFormReturn<ReportValues>,
  { isChosen, setIsChosen }: { isChosen: boolean; setIsChosen: (isChosen: boolean) => void },
) {
  const [start] = useState<MapTarget>(() => startOf(form.getValues()));
  const [target, setTarget] = useState<MapTarget | null>(null);
  const [me, setMe] = useState<MyLocation | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  // A name we filled in may be replaced by the next place's; one that a person typed never.
  const filledName = useRef<string | null>(null);
  const naming = useRef(0);
  const [latitude, longitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const pin = positionOf({ latitude, longitude });

  const setPlace = (position: Position): void => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', coordinateText(position.latitude), options);
    form.setValue('longitude', coordinateText(position.longitude), options);
    setIsChosen(true);
  };
  const fillName = (name: string): void => {
    const current = form.getValues('location').trim();
    if (current !== '' && current !== filledName.current) return;
    filledName.current = name;
    form.setValue('location', name, { shouldDirty: true, shouldValidate: true });
  };
  const lookUpName = async (position: Position): Promise<string> => {
    naming.current += 1;
    const own = naming.current;
    setIsNaming(true);
    const name = await namePosition(position);
    if (own === naming.current) {
      setIsNaming(false);
      fillName(name);
    }
    return name;
  };

  return {
    start,
    target,
    isNaming,
    isChosen,
    features: featuresOf(pin, me),
    onMapPress: async (position: Position) => {
      setPlace(position);
      const name = await lookUpName(position);
      showToast({ title: reportContent.toast.selected, description: name });
    },
    onFound: ({ name, position }: FoundPlace) => {
      setPlace(position);
      setTarget({ centre: position, zoom: MAP_ZOOM_SEARCH });
      fillName(shortDisplayName(name));
      showToast({ title: reportContent.toast.selected, description: name });
    },
    onMyLocation: (found: MyLocation) => {
      setMe(found);
      setPlace(found.position);
      setTarget({ centre: found.position, zoom: MY_LOCATION_ZOOM });
      void lookUpName(found.position);
    },
    clear: () => {
      setIsChosen(false);
      setMe(null);
      form.setValue('latitude', '', { shouldDirty: true });
      form.setValue('longitude', '', { shouldDirty: true });
    },
  };
}

export type Place = ReturnType<typeof usePlace>;

function startOf(values: ReportValues): MapTarget {
  const position = positionOf(values);
  return position
    ? { centre: position, zoom: MAP_ZOOM_SEARCH }
    : { centre: REPORT_MAP_CENTRE, zoom: REPORT_MAP_ZOOM };
}

function featuresOf(pin: Position | null, me: MyLocation | null): MapFeature[] {
  return [
    ...(me ? [{ kind: 'me' as const, id: 'me', ...me }] : []),
    ...(pin ? [{ kind: 'place' as const, id: 'pin', position: pin }] : []),
  ];
}
