import * as v from 'valibot';
import {
  Open311Trouble,
  type Open311Client,
  type Open311Endpoint,
  type Open311Report,
  type Outbound,
} from '#api/platform/outboundPorts.ts';
import { addressIn, exchange, readAs, remoteId } from './open311Exchange.ts';
import { createOpen311Reader } from './open311Reader.ts';

const PAGE_SIZE = 100;
const PAGES_MAX = 10;
/** The endpoint's clock may differ from ours. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1_000;

/** A list of requests; some endpoints return a token while they are still processing it. */
const madeList = v.array(
  v.object({ service_request_id: v.nullish(remoteId), token: v.nullish(remoteId) }),
);
const knownList = v.array(
  v.object({ service_request_id: v.nullish(remoteId), description: v.nullish(v.string()) }),
);

/**
 * Sends reports to GeoReport v2 endpoints, which may not recognize repeats, and reads what became of the
 * reports.
 */
export function createOpen311Client(outbound: Outbound): Open311Client {
  const send = (url: URL, form: URLSearchParams | null) => exchange(outbound, url, form);
  return {
    ...createOpen311Reader(outbound),

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
        // The last page; or the endpoint does not page and returns the same list again.
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
