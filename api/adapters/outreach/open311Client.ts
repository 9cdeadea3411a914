import * as v from 'valibot';
import {
  Open311Trouble,
  type Open311Client,
  type Open311Endpoint,
  type Open311Report,
  type Outbound,
} from '#api/platform/outboundPorts.ts';
import { cutText } from '#schema/typed/cutText.ts';

const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const SHOWN_MAX = 200;
const PAGE_SIZE = 100;
const PAGES_MAX = 10;
/** Their clock may differ from ours. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1_000;

/** Nothing can have arrived where no connection was made. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTPUBLIC',
]);

type Answer = { status: number; text: string; retryAfterMs: number | null };

const remoteId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200));
/** A list of requests; some answer with the number as a number, or with a token while they sort it. */
const madeList = v.array(
  v.object({ service_request_id: v.nullish(remoteId), token: v.nullish(remoteId) }),
);
const knownList = v.array(
  v.object({ service_request_id: v.nullish(remoteId), description: v.nullish(v.string()) }),
);

/** A sender of reports to GeoReport v2 endpoints, which need not know a request that comes twice. */
export function createOpen311Client(outbound: Outbound): Open311Client {
  const send = (url: URL, form: URLSearchParams | null) => exchange(outbound, url, form);
  return {
    async find({ endpoint, reference, since }) {
      const seen = new Set<string>();
      for (let page = 1; page <= PAGES_MAX; page += 1) {
        const url = addressIn(endpoint, {
          start_date: new Date(since.getTime() - CLOCK_SLACK_MS).toISOString(),
          page: String(page),
          page_size: String(PAGE_SIZE),
        });
        const known = readAs(knownList, await send(url, null));
        const found = known.find(({ description }) => description?.includes(reference));
        if (found) return { remoteId: found.service_request_id ?? null };
        const ids = known.flatMap(({ service_request_id: id }) => id ?? []);
        // The last page; or whoever knows no pages answers the same again.
        if (known.length < PAGE_SIZE || ids.every((id) => seen.has(id))) return null;
        for (const id of ids) seen.add(id);
      }
      return null;
    },

    async post(endpoint, report) {
      const [made] = readAs(
        madeList,
        await send(addressIn(endpoint, {}), toForm(endpoint, report)),
      );
      const id = made?.service_request_id ?? made?.token;
      if (!id) throw new Open311Trouble('answered without a number of the request', true);
      return { remoteId: id };
    },
  };
}

/** `requests.json` below the endpoint, whose own query is kept. */
function addressIn({ address }: Open311Endpoint, query: Record<string, string>): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/u, '')}/requests.json`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function toForm({ address, apiKey }: Open311Endpoint, report: Open311Report): URLSearchParams {
  const form = new URLSearchParams({
    service_code: report.serviceCode,
    lat: String(report.latitude),
    long: String(report.longitude),
    address_string: report.location,
    description: report.description,
  });
  const jurisdiction = new URL(address).searchParams.get('jurisdiction_id');
  if (jurisdiction !== null) form.set('jurisdiction_id', jurisdiction);
  if (apiKey !== '') form.set('api_key', apiKey);
  return form;
}

/** Throws with what it answered, shortened, unless that is what the standard wants. */
function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema> {
  const { status, text, retryAfterMs } = answer;
  const shown = `answer ${status}: ${cutText(text.replaceAll(/\s+/gu, ' '), SHOWN_MAX)}`;
  // Refused as it was read: it was not taken.
  const isRefused = status >= 400 && status < 500;
  if (status < 200 || status > 299) throw new Open311Trouble(shown, !isRefused, retryAfterMs);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Open311Trouble(shown, true);
  }
  const judged = v.safeParse(schema, read);
  if (!judged.success) throw new Open311Trouble(shown, true);
  return judged.output;
}

async function exchange(
  outbound: Outbound,
  { href: url }: URL,
  form: URLSearchParams | null,
): Promise<Answer> {
  if (!outbound.mayReach(url))
    throw new Open311Trouble('not an address of the open internet', false);
  const accepted = { Accept: 'application/json' };
  const answer = await outbound.send({
    url,
    maxBytes: ANSWER_MAX_BYTES,
    ...(form === null
      ? { method: 'GET', headers: accepted }
      : {
          method: 'POST',
          headers: { ...accepted, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
        }),
  });
  if (answer.kind === 'failed')
    throw new Open311Trouble(answer.reason, !NEVER_CONNECTED.has(answer.reason));
  const { status, bytes, retryAfterMs } = answer;
  if (bytes === null) throw new Open311Trouble('answered with more than 2 MB', true);
  return { status, text: Buffer.from(bytes).toString('utf8'), retryAfterMs };
}
