import type { PopupPlace } from '#web/map/MapPopup.tsx';
import { mapPageContent } from '#web/features/map/content.ts';
import { IssuePopup, PlacePopup } from './IssuePopup.tsx';
import type { SelectedIssue } from './mapSelection.ts';
import type { MapSelection } from './useMapSelection.ts';

/** A place's pin stands on its tip. */
const PIN_HEIGHT_PX = 50;

/** The selected issue, else the searched place. */
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
