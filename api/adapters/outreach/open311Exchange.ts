import * as v from 'valibot';
import {
  Open311Trouble,
  type Open311Endpoint,
  type Outbound,
} from '#api/platform/outboundPorts.ts';
import { cutText } from '#schema/typed/cutText.ts';

const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const SHOWN_MAX = 200;
/** Read this much of a response, so that enough remains after removing spaces. */
const READ_MAX = 10_000;

/** Without a connection nothing can have arrived. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTPUBLIC',
]);

export type Answer = { status: number; text: string; retryAfterMs: number | null };

/** Some endpoints return the id as a number. The database cannot store NUL. */
export const remoteId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.maxLength(200),
  v.regex(/^\P{Cc}*$/u),
);

/** A response as shown to operators; bytes that are not text are dropped. */
export const shownAnswer = (text: string): string =>
  cutText(text.slice(0, READ_MAX).replaceAll(/[\s\p{Cc}]+/gu, ' '), SHOWN_MAX);

/** An entry as text; all entries nested too deeply to be serialized count as the same. */
export function entryText(entry: unknown): string {
  try {
    return JSON.stringify(entry) ?? '';
  } catch {
    return 'nested too deeply';
  }
}

/** The URL of a list of the endpoint, keeping the endpoint's own query. */
export function addressIn(
  { address }: Open311Endpoint,
  query: Record<string, string>,
  name = 'requests.json',
): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/u, '')}/${name}`;
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
  return url;
}

/** Throws, with a shortened copy of the response, unless it is what the standard requires. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema> {
  const { status, text, retryAfterMs } = answer;
  const shown = `answer ${status}: ${shownAnswer(text)}`;
  // A 4xx means that it was read and refused, so it was not accepted.
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

export async function exchange(
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
