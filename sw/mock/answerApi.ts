import { siteManifest } from '#schema/site/brand/siteManifest.ts';
import { getSettings, type Settings } from '#schema/site/settings.ts';
import { SCENARIOS } from '#sw/mock/server/scenarios.ts';
import { createMockServer } from './mockServer.ts';

const CONTROL_PATH = '/simulation';
const MANIFEST_PATH = '/manifest.webmanifest';

declare const self: ServiceWorkerGlobalScope;

const network = self.fetch.bind(self);
const server = createMockServer(network);

const isOurs = (url: URL, prefix: string): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith(prefix);

/** Routes only API calls to the simulated server, including the worker's own. */
self.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!isOurs(new URL(request.url), '/api/')) return network(request);
  return Promise.race([server.answer(request), rejectOnAbort(request.signal)]);
};

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Without waiting: an earlier app must not stay in front of the testers' build. */
export function takeOverAtOnce(): void {
  self.addEventListener('install', () => void self.skipWaiting());
}

/**
 * Answers what the real worker left to the network: changes, private reads, the event stream, and
 * the panel. Call it after loading the real worker, whose listener has to come first.
 */
export function answerTheRest(): void {
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (isOurs(url, '/api/')) event.respondWith(answerOrBreak(event.request));
    if (isOurs(url, CONTROL_PATH)) event.respondWith(control(event.request));
    if (isOurs(url, MANIFEST_PATH)) event.respondWith(nameManifest(event.request));
  });
}

/** A broken connection becomes a network error for the page. */
async function answerOrBreak(request: Request): Promise<Response> {
  try {
    return await server.answer(request);
  } catch (error) {
    // Broken connections are TypeErrors; anything else is a bug of the simulation.
    if (!(error instanceof TypeError)) self.reportError(error);
    return Response.error();
  }
}

async function nameManifest(request: Request): Promise<Response> {
  const asked = new Request(new URL(getSettings.path, self.location.origin));
  const answers = await Promise.all([network(request), server.answer(asked)]);
  const [manifest, { site }] = (await Promise.all(answers.map((answer) => answer.json()))) as [
    object,
    Settings,
  ];
  return Response.json(siteManifest(manifest, site));
}

async function control(request: Request): Promise<Response> {
  if (request.method === 'PUT') await server.chooseScenario(await request.text());
  if (request.method === 'DELETE') await server.reset();
  const { name } = await server.currentScenario();
  return Response.json({ current: name, scenarios: SCENARIOS.map((scenario) => scenario.name) });
}
