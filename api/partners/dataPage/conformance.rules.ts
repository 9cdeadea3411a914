/**
 * Which parts of Open311 GeoReport v2 are implemented, for the page that lists them; `path`: a working
 * example.
 */
export const OPEN311_CONFORMANCE = [
  { part: 'discovery', isThere: true, path: '/open311/discovery.xml' },
  { part: 'services', isThere: true, path: '/open311/v2/services.xml' },
  { part: 'definition', isThere: true, path: null },
  { part: 'requests', isThere: true, path: '/open311/v2/requests.xml?status=open' },
  { part: 'request', isThere: true, path: null },
  { part: 'post', isThere: true, path: null },
  { part: 'token', isThere: true, path: null },
  { part: 'media', isThere: true, path: null },
  { part: 'extensions', isThere: true, path: '/open311/v2/requests.json?extensions=true' },
  { part: 'updates', isThere: true, path: '/open311/v2/servicerequestupdates.json' },
  { part: 'jurisdiction', isThere: true, path: null },
  { part: 'addresses', isThere: false, path: null },
  { part: 'people', isThere: false, path: null },
  { part: 'types', isThere: false, path: null },
] as const;
export type Conformance = (typeof OPEN311_CONFORMANCE)[number];
