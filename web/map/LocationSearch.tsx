import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Position } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH, SUGGESTIONS_MAX } from '#schema/limits.ts';
import { SuggestField } from '#web/components/fields/SuggestField.tsx';
import { mapContent } from './content.ts';
import { placeSearchContent } from './placeSearchContent.ts';
import { typedPosition } from '#web/format/typedPlace.ts';
import { namePosition, searchPlaces } from './placeNames.ts';

export type FoundPlace = { name: string; position: Position };

export type LocationSearchProps = {
  label?: string;
  onChoose: (place: FoundPlace) => void;
  /** The field was emptied. */
  onClear?: () => void;
};

/** Finds a place by name, online or offline. */
export function LocationSearch({ label, onChoose, onClear }: LocationSearchProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const query = useSettled(text.trim());
  // Coordinates and map links name the place without a search.
  const position = typedPosition(text);
  const isLink = position === null && IS_LINK.test(text.trim());
  const isAsking =
    position === null && !isLink && query.length >= SEARCH_MIN_LENGTH && query !== chosen;
  const places = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => searchPlaces(query, signal),
    enabled: isAsking,
    // Enter takes a visible suggestion: an empty list between two answers would swallow it.
    placeholderData: keepPreviousData,
  });
  const isDone = isAsking && places.isSuccess && !places.isFetching && query === text.trim();
  const nothing = isDone ? placeSearchContent.nothingFound : null;
  const found = isAsking ? (places.data ?? []).slice(0, SUGGESTIONS_MAX) : [];

  return (
    <SuggestField
      label={label ?? mapContent.searchLocation}
      placeholder={mapContent.searchLocation}
      heading={mapContent.suggestedLocations}
      value={text}
      isBusy={isAsking && places.isFetching}
      note={isLink ? placeSearchContent.linkWithoutPlace : nothing}
      onChange={(next) => {
        setText(next);
        if (next === '') onClear?.();
      }}
      suggestions={
        position
          ? [{ id: POSITION_ID, label: formatCoordinates(position) }]
          : found.map((place) => ({ id: String(place.place_id), label: placeLabel(place) }))
      }
      onChoose={({ id, label: name }) => {
        if (position && id === POSITION_ID) {
          void namePosition(position).then((named) => onChoose({ name: named, position }));
          return;
        }
        const place = found.find((candidate) => String(candidate.place_id) === id);
        if (!place) return;
        setText(name);
        setChosen(name.trim());
        onChoose({ name, position: { latitude: Number(place.lat), longitude: Number(place.lon) } });
      }}
    />
  );
}

/** A phone's short links reveal their place only when opened. */
const IS_LINK = /^(?:https?:\/\/|(?:[\w-]{1,63}\.){1,4}[a-z]{2,10}\/)\S/iu;

const POSITION_ID = 'position';

const formatCoordinates = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

function placeLabel(place: LocationSuggestion): string {
  return place.display_name.trim() || mapContent.noLocation;
}

/** The text, debounced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
