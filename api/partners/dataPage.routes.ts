import type { Context, Middleware } from 'koa';
import { createTextAnswers, tagged } from '#api/http/pages/pageAnswer.ts';
import { docsFrame } from '#api/http/pages/docsPage.ts';
import { escapeHtml } from '#api/http/pages/pageHead.ts';
import type { Services } from '#api/http/services.ts';
import type { OpenDataFacts } from '#schema/partners/openData.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import {
  conformanceTable,
  copySection,
  licenceWords,
  place,
  rateWords,
  reportable,
} from './openData/dataPageParts.rules.ts';
import { getOpenData } from './openData/openData.sql.ts';
import { EMBED_LIST_HEIGHT, embedCode } from '#schema/partners/embedCode.ts';

type Example = { what: string; path: string };

const EXAMPLES: readonly Example[] = [
  { what: 'Every listed issue as a map layer', path: '/feeds/issues.geojson' },
  { what: 'The same for a spreadsheet', path: '/feeds/issues.csv' },
  { what: 'The newest for a feed reader', path: '/feeds/issues.atom' },
  {
    what: 'What changed in a category since a given day',
    path: '/feeds/issues.csv?category=safety&since=2026-11-01',
  },
  { what: 'What a search finds', path: '/feeds/issues.geojson?search=lamp' },
  { what: 'Where a client of Open311 begins', path: '/open311/discovery.json' },
  { what: 'The categories as services', path: '/open311/v2/services.json' },
  {
    what: 'Open requests, newest first',
    path: '/open311/v2/requests.json?status=open&page_size=50',
  },
  {
    what: 'The same in XML, with the money of each',
    path: '/open311/v2/requests.xml?extensions=true',
  },
];

const FILTERS: readonly [name: string, meaning: string][] = [
  ['search', 'words in the title, the description or the place'],
  ['filter', 'all, critical, reported, in_progress or completed'],
  ['category', 'the code of a service'],
  ['funding', 'all, low, medium or high'],
  ['near, withinKm', 'a position as latitude,longitude and kilometres around it'],
  ['bbox', 'west,south,east,north in degrees'],
  ['reporterId', 'the id of a person'],
  ['since', 'changed since a given day or a time: 2026-11-01 or 2026-11-01T12:00:00Z'],
];

/** `/api/data`: how to take the public data of this installation, with commands that work as they stand. */
export function answerDataPage(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, limits, site } = services;
  const answer = createTextAnswers();
  return async (context, next) => {
    if (context.path !== '/api/data' || context.method !== 'GET') return next();
    context.state.routePattern = context.path;
    context.status = 200;
    context.set('Cache-Control', 'public, no-cache');
    const copy = await getOpenData(database);
    const settings = site.current();
    const { perMinute } = limits;
    const page = render({ settings, copy, perMinute, origin: findOrigin(context) });
    await answer(context, tagged(page), 'html');
    return undefined;
  };
}

type Shown = {
  settings: SiteSettings;
  /** The month's copy of the data; null: none yet. */
  copy: OpenDataFacts | null;
  /** Requests of one address; null: as many as it likes. */
  perMinute: number | null;
  origin: string;
};

function render({ settings, copy, perMinute, origin }: Shown): string {
  const siteName = settings.name;
  const title = `Use the data of ${siteName}`;
  const body = `<header><h1>${escapeHtml(title)}</h1>
<p>The public list of issues, open to every program without a key. Hidden issues are not in it.</p>
<p><a href="/api/docs">All calls</a> · <a href="/">Open ${escapeHtml(siteName)}</a></p></header>
<main>
<section id="examples"><h2>Examples</h2>${EXAMPLES.map((one) => example(one, origin)).join('')}</section>
<section id="feeds"><h2>GeoJSON, CSV and Atom</h2>
<p>GeoJSON and CSV hold the whole list, oldest first; Atom the newest 50. All take these parameters; another name, or a
wrong value, is answered with 400 and says which.</p>
<table><thead><tr><th>Parameter</th><th>Meaning</th></tr></thead><tbody>${FILTERS.map(
    ([name, meaning]) => `<tr><td><code>${name}</code></td><td>${meaning}</td></tr>`,
  ).join('')}</tbody></table></section>
<section id="copy"><h2>All of it, once a month</h2>${copySection(copy, origin)}</section>
<section id="licence"><h2>Licence</h2><p>${licenceWords(settings)}</p></section>
<section id="open311"><h2>Open311 GeoReport v2</h2>
<p>Discovery, services with their attributes, and requests, each as JSON and XML. Requests take
<code>service_request_id</code>, <code>service_code</code>, <code>start_date</code>, <code>end_date</code>,
<code>status</code>, <code>page</code>, <code>page_size</code> (up to 200) and <code>extensions=true</code>. Without a date
the list goes back to the first request, page by page. An issue is closed once its work was checked and paid.</p>
${conformanceTable()}</section>
<section id="report"><h2>Send reports</h2>
<p>With a key: a person makes one in the settings, an operator one for the city's own program. Send a form with
<code>api_key</code>, <code>service_code</code>, <code>description</code> of 20 characters or more, <code>lat</code> and
<code>long</code> or <code>address_string</code>, <code>attribute[code]</code> for what the service asks, and up to five
pictures: as <code>media_url</code>, an https address on the open internet, or as files of a multipart form. The answer
names the report's <code>service_request_id</code>, which is there at once; sent again with the same words within 24
hours, it is the same report. Nobody is the reporter of what a program sends: donors alone decide about it. Names,
addresses and phone numbers that clients send along are not kept.</p>
<pre tabindex="0">curl ${escapeHtml(`'${origin}/open311/v2/requests.json'`)} -d api_key=YOUR_KEY -d service_code=${reportable(settings)} \
  -d lat=${place(settings).latitude} -d long=${place(settings).longitude} \
  --data-urlencode 'description=The kerb at the crossing is broken. A wheelchair cannot pass.'</pre>
<p>With a personal key for discussions, <code>POST /open311/v2/servicerequestupdates.json</code> with
<code>service_request_id</code> and <code>description</code> writes in its owner's name. A
body answers what it was told with a key that an operator makes for it: <code>status</code> is <code>received</code>,
<code>will_fix</code> with <code>expected_datetime</code>, <code>not_ours</code> or <code>fixed</code>, or FixMyStreet's
word for it; <code>description</code> may be left out. <code>GET</code> reads
there what bodies answered and which requests were taken on and completed, oldest first, 1,000 at a time, with
<code>start_date</code>, <code>end_date</code>, <code>service_request_id</code> and <code>page</code>:</p>
<pre tabindex="0">curl ${escapeHtml(`'${origin}/open311/v2/servicerequestupdates.json?start_date=2026-11-01T00:00:00Z'`)}</pre></section>
<section id="webhooks"><h2>Be told</h2>
<p>An operator adds your address; messages follow the <a href="https://www.standardwebhooks.com">Standard Webhooks</a>
specification, so that its libraries check them. A message names what happened (<code>issue.reported</code>,
<code>edited</code>, <code>answered</code> by the body that is responsible, <code>funded</code>, <code>chosen</code>,
<code>proof</code>, <code>decided</code>, <code>paid</code>, <code>refunded</code>, <code>hidden</code>) and the issue, never
its words. Answer with a status of 2xx within ten seconds;
else it comes again over four days, always under the same <code>webhook-id</code>: keep the ids, and take each once. 410
switches the address off, <code>Retry-After</code> is kept, redirects are not followed. A body that is told by webhook
gets <code>issue.forwarded</code> with the private link by which it answers, <code>answer</code>.</p>
<pre tabindex="0">import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
const webhook = new Webhook(process.env.WEBHOOK_SECRET);
createServer(async (request, response) =&gt; {
  let body = '';
  for await (const chunk of request) body += chunk;
  try { console.log(request.headers['webhook-id'], webhook.verify(body, request.headers)); }
  catch { return response.writeHead(400).end(); }
  response.writeHead(204).end();
}).listen(8080);</pre></section>
<section id="embeds"><h2>On your own pages</h2>
<p>An issue, or a list narrowed by the parameters above, by <code>sort</code> and by <code>count</code> (up to 20), as a small
page for a frame: at most 30 kB, without scripts and cookies, light or dark as its reader prefers. <code>lang</code> is one of
the languages spoken here; without it, the reader's. <code>/embed/map</code> shows an area, its streets and its issues:
<code>bbox</code>, or <code>at</code> as the address of the map here has it. The pages of issues and the map have the code
under Embed. Editors that know <a href="https://oembed.com">oEmbed</a> find it from those addresses, or ask
<code>/api/oembed</code>.</p>
<pre tabindex="0">${escapeHtml(embedCode(`${origin}/embed/list?filter=reported&count=5`, title, { height: EMBED_LIST_HEIGHT }))}</pre>
${example({ what: 'What oEmbed says of the list', path: `/api/oembed?url=${encodeURIComponent(`${origin}/issues`)}` }, origin)}</section>
<section id="manners"><h2>How often</h2>
<p>${rateWords(perMinute)} Of whole lists and copies an address reads four at once. More is answered with 429 and a
<code>Retry-After</code>. Send back the <code>ETag</code> as
<code>If-None-Match</code>: while nothing changed the answer is 304 and empty. Pages of other sites may read these addresses
(CORS); no cookie is read or set.</p></section>
</main>`;
  return docsFrame(title, body);
}

const example = ({ what, path }: Example, origin: string) =>
  `<h3>${what}</h3><pre tabindex="0">curl ${escapeHtml(`'${origin}${path}'`)}</pre>`;
