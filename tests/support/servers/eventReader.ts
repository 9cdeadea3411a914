import { eventually } from '#tests/support/eventually.ts';

export type EventReader = {
  /** Whether an event of this topic and id arrives, or has arrived, within the time. */
  hasHeard: (topic: string, id: string | null, timeoutMs?: number) => Promise<boolean>;
  close: () => void;
};

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Listens to the server-sent events of one server, like a page that is open there. */
export async function openEventReader(fetchPath: Fetch): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetchPath('/api/events', { signal: abort.signal });
  if (!response.ok || response.body === null) throw new Error(`No events: ${response.status}`);
  let text = '';
  void listen(response.body, (chunk) => {
    text += chunk;
  });
  return {
    hasHeard: (topic, id, timeoutMs = 3_000) =>
      eventually(() => text.includes(`data: ${JSON.stringify({ topic, id })}\n`), timeoutMs),
    close: () => abort.abort(),
  };
}

async function listen(body: ReadableStream<Uint8Array>, onText: (text: string) => void) {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) onText(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    // The stream ends with its server or by `close`; both are the test's own doing.
    if (!(error instanceof Error)) throw error;
  }
}
