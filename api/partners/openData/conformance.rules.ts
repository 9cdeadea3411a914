/** What of Open311 GeoReport v2 is there, for the page that shows it; `path`: an example that answers. */
export type Conformance = { part: string; isThere: boolean; note: string; path?: string };

export const OPEN311_CONFORMANCE: readonly Conformance[] = [
  {
    part: 'Service discovery',
    isThere: true,
    note: 'JSON and XML, without a key.',
    path: '/open311/discovery.xml',
  },
  {
    part: 'GET services',
    isThere: true,
    note: 'The categories in use, JSON and XML.',
    path: '/open311/v2/services.xml',
  },
  {
    part: 'GET service definition',
    isThere: true,
    note: 'The questions of a category as attributes.',
  },
  {
    part: 'GET service requests',
    isThere: true,
    note: 'By id, service, dates, status and page; spans of any length, back to the first request.',
    path: '/open311/v2/requests.xml?status=open',
  },
  {
    part: 'GET service request',
    isThere: true,
    note: 'Answers 404 once an issue is hidden, removed or merged into another.',
  },
  {
    part: 'POST service request',
    isThere: true,
    note: 'As a form or multipart, with a key. The same key and words within 24 hours are one request.',
  },
  {
    part: 'GET service request id from a token',
    isThere: true,
    note: 'A token is the id: a request is there at once, so that POST answers with the id.',
  },
  {
    part: 'media_url, and uploads in the form',
    isThere: true,
    note: 'Up to five pictures: https addresses on the open internet, or files.',
  },
  {
    part: 'extensions=true',
    isThere: true,
    note: 'Adds extended_attributes: title, priority, escrow, currency, pledgers, offers, affected, url.',
    path: '/open311/v2/requests.json?extensions=true',
  },
  {
    part: 'Service request updates (extension of FixMyStreet)',
    isThere: true,
    note: 'GET without a key, POST with one.',
    path: '/open311/v2/servicerequestupdates.json',
  },
  {
    part: 'jurisdiction_id',
    isThere: false,
    note: 'One installation is one jurisdiction; the parameter is ignored.',
  },
  {
    part: 'address_id, zipcode',
    isThere: false,
    note: 'Places are positions and addresses as text; both are always null.',
  },
  {
    part: 'email, device_id, account_id, first_name, last_name, phone',
    isThere: false,
    note: 'Taken and dropped: nobody becomes the reporter of what a program sends.',
  },
  {
    part: 'Services of type batch or blackbox',
    isThere: false,
    note: 'All are realtime.',
  },
];
