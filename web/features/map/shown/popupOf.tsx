import type { PopupPlace } from '#web/map/MapPopup.tsx';
import { mapPageContent } from '#web/features/map/content.ts';
import { IssuePopup, PlacePopup } from './IssuePopup.tsx';
import type { SelectedIssue } from './mapSelection.ts';
import type { MapSelection } from './useMapSelection.ts';

/** The pin of a place stands on its tip. */
const PIN_HEIGHT_PX = 50;

/** What is pinned to the map: the selected issue, else the place that was searched for. */
export function popupOf(
  selection: MapSelection,
  selected: SelectedIssue | null,
): PopupPlace | null {
  if (selected) {
    const { position, title } = selected;
    return { position, label: title, content: <IssuePopup issue={selected} /> };
  }
  const { place, isPlaceOpen, selectedId } = selection;
  if (!place || !isPlaceOpen || selectedId !== null) return null;
  return {
    position: place.position,
    label: mapPageContent.place.marker,
    content: <PlacePopup name={place.name} />,
    gapPx: PIN_HEIGHT_PX,
  };
}
