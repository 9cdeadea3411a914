import { Refusal } from '#api/platform/access.rules.ts';
import { MethodNotAllowed } from '#api/http/errors.ts';
import type { Match } from '#api/http/serveEndpoint.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/contract/endpoints.ts';

/** Like Koa's router: ignores case and a trailing slash. */
function toPattern(path: string): RegExp {
  const escaped = path.replaceAll('.', '\\.');
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}/?$`, 'iu');
}

const ROUTES = Object.entries(ENDPOINTS).map(([operation, endpoint]) => ({
  operation: operation as Operation,
  endpoint: endpoint as EndpointDefinition,
  pattern: toPattern(endpoint.path),
}));

/** Invalid escapes stay as they are; no parameter's schema accepts a lone percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The call for a method and path, with path parameters. Throws Refusal `not_found`, or
 * MethodNotAllowed if only the method is wrong.
 */
export function matchEndpoint(method: string, path: string): Match {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const fitting = ROUTES.filter(({ pattern }) => pattern.test(path));
  if (fitting.length === 0) throw new Refusal('not_found');
  const found = fitting.find(({ endpoint }) => endpoint.method === wanted);
  if (!found) {
    const methods = fitting.map(({ endpoint }) => endpoint.method);
    throw new MethodNotAllowed(
      new Set(methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]))),
    );
  }
  const groups = Object.entries(found.pattern.exec(path)?.groups ?? {});
  const params = Object.fromEntries(groups.map(([name, text]) => [name, decoded(text)]));
  return { operation: found.operation, endpoint: found.endpoint, params };
}
