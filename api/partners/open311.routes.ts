import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import type { Services } from '#api/http/services.ts';
import { createTextAnswers, tagged } from '#api/http/pages/pageAnswer.ts';
import { RateLimited, Refusal } from '#api/platform/access.rules.ts';
import { checked } from '#api/http/checked.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { createPlaces } from '#api/platform/gates.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';
import { ERRORS, type FieldError } from '#schema/errors.ts';
import { uuid } from '#schema/text.ts';
import {
  open311Query,
  requestUpdatesQuery,
  type Open311Query,
  type RequestUpdatesQuery,
} from '#schema/partners/open311.ts';
import { isListedIssue } from './reporting/apiReports.sql.ts';
import { expectOwnJurisdiction } from './reporting/jurisdiction.routes.ts';
import { notFound, Open311Fault } from './reporting/open311Fault.rules.ts';
import { listServiceRequests } from './open311.sql.ts';
import type { Hold } from './reporting/readForm.routes.ts';
import { receiveRequest } from './reporting/receiveRequest.routes.ts';
import { receiveUpdate } from './reporting/receiveUpdate.routes.ts';
import { presentUpdate } from './requestUpdates.rules.ts';
import { listRequestUpdates } from './requestUpdates.sql.ts';
import { presentRequest } from './serviceRequest.rules.ts';
import { presentDefinition, presentService, serviceName } from './services.rules.ts';
import { xmlDocument, type ItemNames, type XmlValue } from './xml.rules.ts';

const ADDRESS =
  /^\/open311(?:\/v2)?\/(?<what>[\w-]+)(?:\/(?<id>[\w-]{1,100}))?\.(?<format>json|xml)$/u;
const SPECIFICATION = 'http://wiki.open311.org/GeoReport_v2';
/** Memory for forms with their pictures, which are read before their sender is known. */
const FORM_BYTES_AT_ONCE = 128 * 1024 * 1024;
const FORM_BYTES_PER_ADDRESS = FORM_BYTES_AT_ONCE / 2;
const RETRY_AFTER_S = 5;
const memory = createPlaces(RETRY_AFTER_S);

const METHODS = new Set(['GET', 'HEAD', 'POST']);
/** When the shape of these responses last changed. */
const CHANGESET = '2026-11-28T00:00:00Z';

const ITEMS: ItemNames = {
  services: 'service',
  service_requests: 'request',
  service_request_updates: 'request_update',
  attributes: 'attribute',
  values: 'value',
  endpoints: 'endpoint',
  formats: 'format',
  errors: 'error',
};

/** A response: the name of its root in XML, and its fields. */
type Found = { root: string; value: XmlValue };

/** GeoReport v2: the categories as services, issues as requests. */
export function answerOpen311(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site } = services;
  const answer = createTextAnswers();
  const language = () => site.spoken()[0] ?? 'en';
  const offered = () => site.current().categories.filter(({ isRetired }) => !isRetired);

  function findCategory(code: string): SiteCategory {
    const found = offered().find(({ id }) => id === code);
    if (!found) throw notFound('service_code');
    return found;
  }

  function categoryName(code: string): string {
    const category = site.current().categories.find(({ id }) => id === code);
    return category ? serviceName(category, language()) : code;
  }

  async function listed(query: Open311Query, origin: string) {
    const issues = await listServiceRequests(database, query, origin);
    const isExtended = query.extensions === 'true';
    const currency = site.money().currency.code;
    const context = { origin, serviceName: categoryName, currency, isExtended };
    return issues.map((issue) => presentRequest(issue, context));
  }

  async function requests(context: Context, id: string | undefined): Promise<Found> {
    if (id !== undefined && !v.is(uuid, id)) throw notFound('service_request_id');
    const asked = { ...lists(context), ...(id !== undefined && { service_request_id: id }) };
    const query = checked(open311Query, asked) as Open311Query;
    const value = await listed(query, findOrigin(context));
    if (id !== undefined && value.length === 0) throw notFound('service_request_id');
    return { root: 'service_requests', value };
  }

  async function updates(context: Context): Promise<Found> {
    const asked = checked(requestUpdatesQuery, lists(context)) as RequestUpdatesQuery;
    const value = (await listRequestUpdates(database, asked, findOrigin(context))).map(
      presentUpdate,
    );
    return { root: 'service_request_updates', value };
  }

  /** A report exists at once, so its token is its id. */
  async function token(id: string): Promise<Found> {
    const isKnown = v.is(uuid, id) && (await isListedIssue(database, id));
    if (!isKnown) throw notFound('token');
    const value = [{ service_request_id: id.toLowerCase(), token: id }];
    return { root: 'service_requests', value };
  }

  async function receive(context: Context, what: string, id: string | undefined): Promise<Found> {
    const origin = findOrigin(context);
    if (what === 'servicerequestupdates' && id === undefined) {
      const made = await holding(context, (hold) =>
        receiveUpdate(services, context, { origin, hold }),
      );
      return { root: 'service_request_updates', value: [{ update_id: made }] };
    }
    if (what !== 'requests' || id !== undefined) throw notFound('This address');
    const { id: made, notice } = await holding(context, (hold) =>
      receiveRequest(services, context, { origin, hold }),
    );
    const value = [{ service_request_id: made, service_notice: notice, account_id: '' }];
    return { root: 'service_requests', value };
  }

  async function find(context: Context, what: string, id: string | undefined): Promise<Found> {
    if (what !== 'discovery')
      expectOwnJurisdiction([context.query.jurisdiction_id ?? []].flat(), findOrigin(context));
    if (context.method === 'POST') return receive(context, what, id);
    if (what === 'tokens' && id !== undefined) return token(id);
    if (what === 'servicerequestupdates' && id === undefined) return updates(context);
    if (what === 'requests') return requests(context, id);
    if (what === 'services' && id !== undefined)
      return { root: 'service_definition', value: presentDefinition(findCategory(id), language()) };
    if (what === 'services') {
      const value = offered().map((category) => presentService(category, language()));
      return { root: 'services', value };
    }
    if (what === 'discovery' && id === undefined)
      return { root: 'discovery', value: discovery(findOrigin(context)) };
    throw notFound('This address');
  }

  const discovery = (origin: string) => ({
    changeset: CHANGESET,
    contact: site.current().contactEmail ?? `${origin}/contact`,
    key_service: '',
    endpoints: [
      {
        specification: SPECIFICATION,
        url: `${origin}/open311/v2`,
        changeset: CHANGESET,
        type: 'production',
        formats: ['text/xml', 'application/json'],
      },
    ],
  });

  return async (context, next) => {
    if (!context.path.startsWith('/open311/')) return next();
    const { what = '', id, format = 'json' } = ADDRESS.exec(context.path)?.groups ?? {};
    context.state.routePattern = '/open311/v2';
    // Any page may read it; nobody is identified by a cookie here.
    context.set('Access-Control-Allow-Origin', '*');
    context.set('Cache-Control', context.method === 'POST' ? 'no-store' : 'public, no-cache');
    const found = await readable(context, () => find(context, what, id));
    const isXml = format === 'xml';
    const text = isXml ? xmlDocument(found.root, found.value, ITEMS) : JSON.stringify(found.value);
    await answer(context, tagged(text), isXml ? 'text/xml; charset=utf-8' : 'application/json');
    return undefined;
  };
}

/** The query; a name given several times becomes a list, which the standard separates by commas. */
const lists = ({ query }: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, sent]) => [name, [sent ?? []].flat().join(',')]),
  );

/**
 * Bytes count against the limits from their arrival to the end of the call, so that a slow form reserves
 * nothing in advance.
 */
async function holding<Result>(
  { ip }: Context,
  work: (hold: Hold) => Promise<Result>,
): Promise<Result> {
  const held: (() => void)[] = [];
  const kinds = [
    ['all', FORM_BYTES_AT_ONCE],
    [`address ${addressGroup(ip)}`, FORM_BYTES_PER_ADDRESS],
  ] as const;
  try {
    return await work((bytes) => void held.push(memory.take(kinds, bytes)));
  } finally {
    for (const release of held) release();
  }
}

/** The response, or the errors that the standard returns instead. */
async function readable(context: Context, find: () => Promise<Found>): Promise<Found> {
  const faults = (status: number, descriptions: readonly string[]): Found => {
    context.status = status;
    const value = descriptions.map((description) => ({ code: status, description }));
    return { root: 'errors', value };
  };
  if (!METHODS.has(context.method)) return faults(400, ['This address takes GET and POST.']);
  try {
    const found = await find();
    context.status = 200;
    return found;
  } catch (error) {
    if (error instanceof Open311Fault) return faults(error.status, error.descriptions);
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof RateLimited) context.set('Retry-After', String(error.retryAfterS));
    const descriptions = error.errors?.map((fault) => describe(fault)) ?? [];
    const all = descriptions.length > 0 ? descriptions : [error.message];
    return faults(ERRORS[error.code][0], all);
  }
}

const ANSWERS = 'answers.';

/** In the standard's terms, questions are attributes. */
const describe = ({ path, message }: FieldError) =>
  path.startsWith(ANSWERS) ? `attribute[${path.slice(ANSWERS.length)}]: ${message}` : message;
