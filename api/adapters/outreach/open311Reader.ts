import type { ReadNews, RemoteNews } from '#api/platform/remoteNews.rules.ts';
import * as v from 'valibot';
import type { Open311Client, Open311Endpoint, Outbound } from '#api/platform/outboundPorts.ts';
import {
  addressIn,
  entryText,
  exchange,
  readAs,
  remoteId,
  shownAnswer,
} from './open311Exchange.ts';

const PAGES_MAX = 10;
/** The endpoint's clock may differ from ours. */
const CLOCK_SLACK_MS = 24 * 60 * 60 * 1_000;
const WORD_MAX = 40;
/** The updates extension of the standard is missing: not every endpoint has it. */
const NOT_KNOWN = new Set([400, 404, 405, 501]);

const list = v.array(v.unknown());
const named = v.object({ service_request_id: remoteId });

const optionalTime = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(WORD_MAX),
    v.check((text) => text === '' || !Number.isNaN(Date.parse(text))),
  ),
);
const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(WORD_MAX));
const text = v.nullish(v.string());

const update = v.object({
  service_request_id: remoteId,
  update_id: remoteId,
  status: word,
  description: text,
  expected_datetime: optionalTime,
  media_url: v.optional(v.unknown()),
});
const request = v.object({
  service_request_id: remoteId,
  status: word,
  status_notes: text,
  expected_datetime: optionalTime,
});

/** A link, or the first of a list, as some send it; anything else is not a picture. */
function firstLink(media: unknown): string | null {
  const [link] = [media].flat();
  return typeof link === 'string' && link.trim() !== '' ? link.trim() : null;
}

const toIsoTime = (time: string | null | undefined): string | null =>
  time ? new Date(time).toISOString() : null;

function updateNews(entry: unknown): RemoteNews | null {
  const read = v.safeParse(update, entry);
  if (!read.success) return null;
  const { service_request_id, update_id, status, description, expected_datetime, media_url } =
    read.output;
  return {
    remoteId: service_request_id,
    updateId: update_id,
    status,
    text: description ?? '',
    mediaUrl: firstLink(media_url),
    expectedAt: toIsoTime(expected_datetime),
  };
}

function stateNews(entry: unknown): RemoteNews | null {
  const read = v.safeParse(request, entry);
  if (!read.success) return null;
  const { service_request_id, status, status_notes, expected_datetime } = read.output;
  return {
    remoteId: service_request_id,
    updateId: null,
    status,
    text: status_notes ?? '',
    // In a request this is the picture that it was reported with, not one of an update.
    mediaUrl: null,
    expectedAt: toIsoTime(expected_datetime),
  };
}

/** Only entries about the requests asked for: some endpoints return everything they have. */
function newsIn(
  entries: readonly unknown[],
  remoteIds: readonly string[],
  read: (entry: unknown) => RemoteNews | null,
): ReadNews {
  const found: ReadNews = { news: [], odd: null };
  for (const entry of entries) {
    const about = v.safeParse(named, entry);
    if (about.success && !remoteIds.includes(about.output.service_request_id)) continue;
    const news = read(entry);
    if (news) found.news.push(news);
    else found.odd = `answer 200: ${shownAnswer(entryText(entry))}`;
  }
  return found;
}

/** Reads what became of the requests. */
export function createOpen311Reader(outbound: Outbound): Pick<Open311Client, 'updates' | 'states'> {
  const get = (url: URL) => exchange(outbound, url, null);
  const askedFor = (remoteIds: readonly string[]) => ({ service_request_id: remoteIds.join(',') });

  async function updatesPage(endpoint: Open311Endpoint, query: Record<string, string>) {
    const answer = await get(addressIn(endpoint, query, 'servicerequestupdates.json'));
    return NOT_KNOWN.has(answer.status) ? null : readAs(list, answer);
  }

  return {
    async updates(endpoint, { remoteIds, since }) {
      const start = new Date(since.getTime() - CLOCK_SLACK_MS).toISOString();
      const seen = new Set<string>();
      const all: ReadNews = { news: [], odd: null };
      for (let page = 1; page <= PAGES_MAX; page += 1) {
        const query = { ...askedFor(remoteIds), start_date: start, page: String(page) };
        const entries = await updatesPage(endpoint, query);
        if (entries === null) return page === 1 ? null : all;
        // An endpoint that does not page returns the same list again.
        const fresh = entries.filter((entry) => !seen.has(entryText(entry)));
        if (fresh.length === 0) break;
        for (const entry of fresh) seen.add(entryText(entry));
        const { news, odd } = newsIn(fresh, remoteIds, updateNews);
        all.news.push(...news);
        all.odd = odd ?? all.odd;
      }
      return all;
    },

    async states(endpoint, remoteIds) {
      const answer = await get(addressIn(endpoint, askedFor(remoteIds)));
      return newsIn(readAs(list, answer), remoteIds, stateNews);
    },
  };
}
