import { useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Position } from '#schema/places/geo.ts';
import { shortDisplayName } from '#schema/places/gazetteer.ts';
import { MAP_ZOOM_SEARCH } from '#schema/limits.ts';
import type { Located } from '#web/device/locate.ts';
import { showToast } from '#web/store/toastStore.ts';
import type { FoundPlace } from '#web/map/LocationSearch.tsx';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { isUncertain, viewOfPosition } from '#web/map/uncertainty.ts';
import { typedPosition } from '#web/format/typedPlace.ts';
import { namePosition } from '#web/map/placeNames.ts';
import { reportContent } from '#web/features/report/content.ts';
import {
  coordinateText,
  readPosition,
  type ReportValues,
} from '#web/features/report/reportValues.ts';
import { useReportStart } from './useReportStart.ts';

/** Sets the report's place by photo, device, map, search or coordinates. */
export function usePlace(
  form: UseFormReturn<ReportValues>,
  { isChosen, setIsChosen }: { isChosen: boolean; setIsChosen: (isChosen: boolean) => void },
) {
  const [target, setTarget] = useState<MapTarget | null>(null);
  const [found, setFound] = useState<Located | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const [isGuessed, setIsGuessed] = useState(false);
  // A name we filled in is replaced by the next place's; a typed one never.
  const filledName = useRef<string | null>(null);
  const naming = useRef(0);
  const [latitude, longitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const pin = readPosition({ latitude, longitude });

  const setPlace = (position: Position, isGuess = false): void => {
    setIsGuessed(isGuess);
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', coordinateText(position.latitude), options);
    form.setValue('longitude', coordinateText(position.longitude), options);
    setIsChosen(true);
    setHasFailed(false);
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

  const start = useReportStart(toView(form.getValues()), (here) => {
    if (pin !== null || isUncertain(here.accuracyM)) return;
    setPlace(here.position, true);
    void lookUpName(here.position);
  });
  const me = found ?? start?.me ?? null;

  return {
    start: start?.view ?? null,
    target,
    isNaming,
    isChosen,
    /** Taken from the device unasked, as a first guess: a photo's own position is worth more. */
    isGuessed,
    pin,
    me,
    /** Accuracy in metres, if no place is chosen and the device knows only an area. */
    unsureM: !isChosen && me && isUncertain(me.accuracyM) ? me.accuracyM : null,
    hasFailed: hasFailed && pin === null,
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
    onMyLocation: (located: Located) => {
      const { position, accuracyM } = located;
      setFound(located);
      setTarget(viewOfPosition(position, accuracyM));
      // A district is too vague: the person must point at the place.
      if (isUncertain(accuracyM)) return;
      setPlace(position);
      void lookUpName(position);
    },
    onPhoto: (position: Position) => {
      setPlace(position);
      setTarget({ centre: position, zoom: MAP_ZOOM_SEARCH });
      void lookUpName(position);
    },
    /** Whether `text` names a whole place, pasted or typed into one field. */
    onTyped: (text: string): boolean => {
      const position = typedPosition(text);
      if (position === null) return false;
      setPlace(position);
      setTarget({ centre: position, zoom: MAP_ZOOM_SEARCH });
      void lookUpName(position);
      return true;
    },
    onFailed: () => setHasFailed(true),
    clear: () => {
      setIsChosen(false);
      form.setValue('latitude', '', { shouldDirty: true });
      form.setValue('longitude', '', { shouldDirty: true });
    },
  };
}

export type Place = ReturnType<typeof usePlace>;

function toView(values: ReportValues): MapTarget | null {
  const position = readPosition(values);
  return position && { centre: position, zoom: MAP_ZOOM_SEARCH };
}
