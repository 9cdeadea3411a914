export const mapContent = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  keyboardHint: 'Use the arrow keys to move the map, plus and minus to zoom.',
  pickHint: 'Use the arrow keys to move the map, then press Enter to choose the middle.',
  searchLocation: 'Search by location...',
  suggestedLocations: 'Suggested Locations',
  noLocation: 'Location not specified',
  failedTitle: 'The map could not be loaded',
  failedText: 'Everything else on this page still works.',
  again: 'Try again',
};
