export const DATA_EXAMPLES = {
  geojson: '/feeds/issues.geojson',
  csv: '/feeds/issues.csv',
  atom: '/feeds/issues.atom',
  since: '/feeds/issues.csv?category=safety&since=2026-11-01',
  search: '/feeds/issues.geojson?search=lamp',
  discovery: '/open311/discovery.json',
  services: '/open311/v2/services.json',
  requests: '/open311/v2/requests.json?status=open&page_size=50',
  xml: '/open311/v2/requests.xml?extensions=true',
} as const;
export type DataExample = keyof typeof DATA_EXAMPLES;

/** Filters of feeds and embeds, in the page's order. */
export const DATA_FILTERS = [
  'search',
  'filter',
  'category',
  'funding',
  'near, withinKm',
  'bbox',
  'reporterId',
  'since',
] as const;
export type DataFilter = (typeof DATA_FILTERS)[number];
