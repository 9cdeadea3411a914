import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { MoneyRules } from './money/moneyRules.ts';

type Schema = v.GenericSchema<unknown, unknown>;
/** What a body has to be, at every installation or by what money is there. */
export type BodyRule = Schema | ((money: MoneyRules) => Schema);
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint carries: JSON both ways, raw bytes (uploads, tiles), or an event stream. */
export type EndpointKind = 'json' | 'bytes' | 'events';

/**
 * Who may keep an answer. `shared`: it is the same for everybody and revalidated by ETag. `viewer`:
 * it depends on who asks, so only that person's browser. `own`: the handler sets its own headers.
 */
export type CachePolicy = 'shared' | 'viewer' | 'own';

/** Where the service worker keeps an answer; `details` are dropped when another person signs in. */
export type DeviceStore =
  | 'lists'
  | 'details'
  | 'of-issues'
  | 'map'
  | 'site'
  | 'images'
  | 'basemap'
  | 'gazetteer';

/** Who is let in when signed in; moderators are ambassadors and operators. */
export type SignedInAccess = 'session' | 'moderator' | 'ambassador' | 'operator';

/**
 * `public`: anyone, and who asks makes no difference. `optional`: anyone, but the session is read; a
 * change is still made in nobody's name. The others: 401 without a session, 403 without the role.
 */
export type Access = 'public' | 'optional' | SignedInAccess;

export const needsSession = (access: Access): access is SignedInAccess =>
  access !== 'public' && access !== 'optional';

export type EndpointDefinition = {
  /** The name by which client, route, mock and document find the call. */
  operation: string;
  method: Method;
  /** Path with parameters in braces: `/api/issues/{id}`. */
  path: `/api/${string}`;
  summary: string;
  kind?: EndpointKind;
  access: Access;
  /** Absent: nobody keeps the answer. */
  cache?: CachePolicy;
  /** Kept on the device for times offline. Absent: the answer passes the worker by. */
  deviceStore?: DeviceStore;
  params?: Schema;
  query?: Schema;
  /** Amounts are judged by the limits of the installation. */
  body?: BodyRule;
  /** A larger body than usual is taken; JSON_BODY_MAX_BYTES where absent. */
  bodyMaxBytes?: number;
  /** Success status; 204 carries no body. */
  status: 200 | 201 | 204;
  response?: Schema;
  /** Where the installation asks its staff for passkeys, only in a session that has shown one. */
  asksPasskey?: boolean;
  /**
   * `none`: done anew each time, and the answer is not kept with an `Idempotency-Key`: it holds a
   * secret or a session. Absent: a repeat of a change is answered what the first was.
   */
  replay?: 'none';
  /** A change that is on no issue's record; any other commits together with an audit entry. */
  isAuditExempt?: boolean;
  /** A change that weighs in a case: accounts that make it together time and again are connected. */
  isDecision?: boolean;
  /** May be written to the device's outbox and sent later; the answer then carries a receipt. */
  isQueueable?: boolean;
  /** What it refuses with beside what its kind implies (`refusalsOf`); anything else is a fault. */
  refusals?: readonly ErrorCode[];
};

/** Declares one call of the API. The types of client, route, form and mock follow from it. */
export function defineEndpoint<const E extends EndpointDefinition>(endpoint: E): E {
  return endpoint;
}

type Field = 'params' | 'query' | 'body' | 'response';
type SchemaOf<E, K extends Field> = E extends { [key in K]: infer S }
  ? S extends (money: MoneyRules) => infer Built
    ? Built
    : S
  : undefined;

/** The rule of a body at an installation. */
export const bodyRuleOf = (body: BodyRule, money: MoneyRules): Schema =>
  typeof body === 'function' ? body(money) : body;

/** What a caller passes, before defaults and transformations. */
export type InputOf<E, K extends Field> =
  SchemaOf<E, K> extends Schema ? v.InferInput<SchemaOf<E, K>> : undefined;

/** What a handler receives, after validation. */
export type OutputOf<E, K extends Field> =
  SchemaOf<E, K> extends Schema ? v.InferOutput<SchemaOf<E, K>> : undefined;

/** The body of a success; nothing where the endpoint names none. */
export type ResponseOf<E> = SchemaOf<E, 'response'> extends Schema ? OutputOf<E, 'response'> : void;

/** Fills the braces of a path; every value is escaped. Throws RangeError for a missing one. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`Path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
}
