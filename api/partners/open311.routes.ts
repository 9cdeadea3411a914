import type { Context, Middleware } from 'koa';
import type { Services } from '#api/http/services.ts';
import { createTextAnswers, tagged } from '#api/http/pages/pageAnswer.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { checked } from '#api/http/checked.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';
import { ERRORS } from '#schema/errors.ts';
import { open311Query, type Open311Query } from '#schema/partners/open311.ts';
import { listServiceRequests } from './open311.sql.ts';
import { presentRequest } from './serviceRequest.rules.ts';
import { presentDefinition, presentService, serviceName } from './services.rules.ts';
import { xmlDocument, type ItemNames, type XmlValue } from './xml.rules.ts';

const ADDRESS =
  /^\/open311(?:\/v2)?\/(?<what>[\w-]+)(?:\/(?<id>[\w-]{1,100}))?\.(?<format>json|xml)$/u;
const SPECIFICATION = 'http://wiki.open311.org/GeoReport_v2';
/** When what these addresses answer last changed its shape. */
const CHANGESET = '2026-11-27T00:00:00Z';

const ITEMS: ItemNames = {
  services: 'service',
  service_requests: 'request',
  attributes: 'attribute',
  values: 'value',
  endpoints: 'endpoint',
  formats: 'format',
  errors: 'error',
};

/** What is answered: the name that XML gives it, and its fields. */
type Found = { root: string; value: XmlValue };

/** A fault in the terms of the standard: an HTTP status and a sentence for whom it may concern. */
class Open311Fault extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const notFound = (what: string) => new Open311Fault(404, `${what} was not found.`);

/** GeoReport v2 for reading: the categories as services, the listed issues as requests. */
export function answerOpen311(
  services: Services,
  originOf: (context: Context) => string,
): Middleware {
  const { database, site } = services;
  const answer = createTextAnswers();
  const language = () => site.spoken()[0] ?? 'en';
  const offered = () => site.current().categories.filter(({ isRetired }) => !isRetired);

  function categoryOf(code: string): SiteCategory {
    const found = offered().find(({ id }) => id === code);
    if (!found) throw notFound('service_code');
    return found;
  }

  function nameOf(code: string): string {
    const category = site.current().categories.find(({ id }) => id === code);
    return category ? serviceName(category, language()) : code;
  }

  async function listed(query: Open311Query, origin: string) {
    const issues = await listServiceRequests(database, query, origin);
    const isExtended = query.extensions === 'true';
    const currency = site.money().currency.code;
    const context = { origin, serviceName: nameOf, currency, isExtended };
    return issues.map((issue) => presentRequest(issue, context));
  }

  async function requests(context: Context, id: string | undefined): Promise<Found> {
    const asked = { ...context.query, ...(id !== undefined && { service_request_id: id }) };
    const query = checked(open311Query, asked) as Open311Query;
    const value = await listed(query, originOf(context));
    if (id !== undefined && value.length === 0) throw notFound('service_request_id');
    return { root: 'service_requests', value };
  }

  async function find(context: Context, what: string, id: string | undefined): Promise<Found> {
    if (what === 'requests') return requests(context, id);
    if (what === 'services' && id !== undefined)
      return { root: 'service_definition', value: presentDefinition(categoryOf(id), language()) };
    if (what === 'services') {
      const value = offered().map((category) => presentService(category, language()));
      return { root: 'services', value };
    }
    if (what === 'discovery' && id === undefined)
      return { root: 'discovery', value: discovery(originOf(context)) };
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
    // Everybody may read it from a page of their own; nobody is known by a cookie here.
    context.set('Access-Control-Allow-Origin', '*');
    context.set('Cache-Control', 'public, no-cache');
    const found = await readable(context, () => find(context, what, id));
    const isXml = format === 'xml';
    const text = isXml ? xmlDocument(found.root, found.value, ITEMS) : JSON.stringify(found.value);
    await answer(context, tagged(text), isXml ? 'text/xml; charset=utf-8' : 'application/json');
    return undefined;
  };
}

/** What was found, or the faults that the standard answers in its place. */
async function readable(context: Context, find: () => Promise<Found>): Promise<Found> {
  const faults = (status: number, descriptions: readonly string[]): Found => {
    context.status = status;
    const value = descriptions.map((description) => ({ code: status, description }));
    return { root: 'errors', value };
  };
  if (context.method !== 'GET' && context.method !== 'HEAD')
    return faults(403, ['api_key is missing: this installation takes reports by its app alone.']);
  try {
    const found = await find();
    context.status = 200;
    return found;
  } catch (error) {
    if (error instanceof Open311Fault) return faults(error.status, [error.message]);
    if (!(error instanceof Refusal) || error.code !== 'invalid_request') throw error;
    const descriptions = error.errors?.map(({ message }) => message) ?? [];
    return faults(400, descriptions.length > 0 ? descriptions : [ERRORS.invalid_request[1]]);
  }
}
