import type { DataTexts } from './dataTexts.rules.ts';

export const DATA_TEXTS_EN: DataTexts = {
  title: (site) => `Use the data of ${site}`,
  lead: 'The public list of issues, open to every program without a key. Hidden issues are not in it.',
  calls: 'All calls',
  open: (site) => `Open ${site}`,
  examples: {
    title: 'Examples',
    what: {
      geojson: 'Every listed issue as a map layer',
      csv: 'The same for a spreadsheet',
      atom: 'The newest for a feed reader',
      since: 'What changed in a category since a given day',
      search: 'What a search finds',
      discovery: 'Where a client of Open311 begins',
      services: 'The categories as services',
      requests: 'Open requests, newest first',
      xml: 'The same in XML, with the money of each',
    },
  },
  feeds: {
    title: 'GeoJSON, CSV and Atom',
    text: 'GeoJSON and CSV hold the whole list, oldest first; Atom the newest 50. All take these parameters; another name, or a wrong value, is answered with 400 and says which.',
    columns: ['Parameter', 'Meaning'],
    filters: {
      search: 'words in the title, the description or the place',
      filter: 'all, critical, reported, in_progress or completed',
      category: 'the code of a service',
      funding: 'all, low, medium or high',
      'near, withinKm': 'a position as latitude,longitude and kilometres around it',
      bbox: 'west,south,east,north in degrees',
      reporterId: 'the id of a person',
      since: 'changed since a given day or a time: 2026-11-01 or 2026-11-01T12:00:00Z',
    },
  },
  copy: {
    title: 'All of it, once a month',
    none: 'A copy is made once there is something to copy, and then at the beginning of each month.',
    made: (day, description) =>
      `Made on ${day}. It holds what everybody may read without an account, and nothing about people: no names, and no discussions, which are for people with an account. The next replaces it. Once something in it is no longer public, it is made anew, and until then answered with 503. <code>${description}</code> describes it with its licence and the SHA-256 of each file.`,
    columns: ['File', 'Holds', 'Bytes'],
    contents: {
      'issues.csv': 'every listed issue for a spreadsheet',
      'issues.geojson': 'the same as a map layer',
      'ledger.csv': 'every movement of the money of these issues, each side of it',
      'updates.csv': 'what bodies answered, when solvers were chosen and when work was done',
    },
  },
  licence: {
    title: 'Licence',
    chosen: (link) => `Use it under ${link}.`,
    none: (whom) => `This installation has chosen none. Ask ${whom} before you publish the data.`,
    operator: 'its operator',
  },
  open311: {
    title: 'Open311 GeoReport v2',
    text: 'Discovery, services with their attributes, and requests, each as JSON and XML. Requests take <code>service_request_id</code>, <code>service_code</code>, <code>start_date</code>, <code>end_date</code>, <code>updated_after</code>, <code>updated_before</code>, <code>status</code>, <code>page</code>, <code>page_size</code> (up to 200) and <code>extensions=true</code>. Without a date the list goes back to the first request, page by page. An issue is closed once its work was checked and paid.',
    conformance: 'What of the standard is there',
    columns: ['Part', 'There', 'Note'],
    yes: 'yes',
    no: 'no',
    example: 'Example',
    parts: {
      discovery: ['Service discovery', 'JSON and XML, without a key.'],
      services: [
        'GET services',
        'The categories in use, JSON and XML. description, keywords and group are empty.',
      ],
      definition: [
        'GET service definition',
        'The questions of a category as attributes: text, number or singlevaluelist, none of the other datatypes.',
      ],
      requests: [
        'GET service requests',
        'By id, service, dates, status and page; spans of any length, back to the first request.',
      ],
      request: [
        'GET service request',
        'Answers 404 once an issue is hidden, removed or merged into another.',
      ],
      post: [
        'POST service request',
        'As a form or multipart, with a key. The same key and words within 24 hours are one request.',
      ],
      token: [
        'GET service request id from a token',
        'A token is the id: a request is there at once, so that POST answers with the id.',
      ],
      media: [
        'media_url, and uploads in the form',
        'Up to five pictures: https addresses on the open internet, or files.',
      ],
      extensions: [
        'extensions=true',
        'Adds extended_attributes: title, priority, escrow, currency, pledgers, offers, affected, url.',
      ],
      updates: [
        'Service request updates (extension of FixMyStreet)',
        'GET without a key, POST with one.',
      ],
      jurisdiction: [
        'jurisdiction_id',
        'May be left out. It is the host of this installation, or a domain that it is part of; another one is answered with 404.',
      ],
      addresses: [
        'address_id, zipcode',
        'Places are positions and addresses as text; both are always null. An address_id alone is answered with 400, as is a list narrowed by either.',
      ],
      people: [
        'email, device_id, account_id, first_name, last_name, phone',
        'Taken and dropped, and service_notice says which: nobody becomes the reporter of what a program sends.',
      ],
      types: ['Services of type batch or blackbox', 'All are realtime.'],
    },
  },
  report: {
    title: 'Send reports',
    text: "With a key: a person makes one in the settings, an operator one for the city's own program. Send a form with <code>api_key</code>, <code>service_code</code>, <code>description</code> of 20 characters or more, <code>lat</code> and <code>long</code> or <code>address_string</code>, <code>attribute[code]</code> for what the service asks, and up to five pictures: as <code>media_url</code>, an https address on the open internet, or as files of a multipart form. The answer names the report's <code>service_request_id</code>, which is there at once; sent again with the same words within 24 hours, it is the same report. Nobody is the reporter of what a program sends: donors alone decide about it. Names, addresses and phone numbers that clients send along are not kept.",
    sample: 'The kerb at the crossing is broken. A wheelchair cannot pass.',
    updates:
      "With a personal key for discussions, <code>POST /open311/v2/servicerequestupdates.json</code> with <code>service_request_id</code> and <code>description</code> writes in its owner's name. A body answers what it was told with a key that an operator makes for it: <code>status</code> is <code>received</code>, <code>will_fix</code> with <code>expected_datetime</code>, <code>not_ours</code> or <code>fixed</code>, or FixMyStreet's word for it; <code>description</code> may be left out. The endpoint of a body that is told by Open311 is also asked, every 15 minutes: by this same call where it has it, else by its list of requests. <code>GET</code> reads here what bodies answered and which requests were taken on and completed, oldest first, 1,000 at a time, with <code>start_date</code>, <code>end_date</code>, <code>service_request_id</code> and <code>page</code>:",
  },
  webhooks: {
    title: 'Be told',
    text: 'An operator adds your address; messages follow the <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification, so that its libraries check them. A message names what happened (<code>issue.reported</code>, <code>edited</code>, <code>answered</code> by the body that is responsible, <code>funded</code>, <code>chosen</code>, <code>proof</code>, <code>decided</code>, <code>paid</code>, <code>refunded</code>, <code>hidden</code>) and the issue, never its words. Answer with a status of 2xx within ten seconds; else it comes again over four days, always under the same <code>webhook-id</code>: keep the ids, and take each once. 410 switches the address off, <code>Retry-After</code> is kept, redirects are not followed. A body that is told by webhook gets <code>issue.forwarded</code> with the private link by which it answers, <code>answer</code>.',
  },
  embeds: {
    title: 'On your own pages',
    text: 'An issue, a list narrowed by the parameters above, by <code>sort</code> and by <code>count</code> (up to 20), or a map of an area, as a small page for a frame: at most 30 kB, without scripts and cookies, light or dark as its reader prefers. <code>lang</code> is one of the languages spoken here; without it, the reader’s. <code>/embed/map</code> takes <code>bbox</code>, or <code>at</code> as the address of the map here has it. The pages of issues and the map have the code under Embed. Editors that know <a href="https://oembed.com">oEmbed</a> find it from those addresses, or ask <code>/api/oembed</code>.',
    oembed: 'What oEmbed says of the list',
  },
  manners: {
    title: 'How often',
    unlimited: 'Requests are not counted here; be gentle all the same.',
    limited: (perMinute) => `An address may send ${perMinute} requests a minute.`,
    text: 'Of whole lists and copies an address reads four at once. More is answered with 429 and a <code>Retry-After</code>. Send back the <code>ETag</code> as <code>If-None-Match</code>: while nothing changed the answer is 304 and empty. Pages of other sites may read these addresses (CORS); no cookie is read or set there.',
  },
};
