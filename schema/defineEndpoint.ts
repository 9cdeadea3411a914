import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

type Schema = v.GenericSchema<unknown, unknown>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type EndpointKind = 'json' | 'bytes' | 'events';

/**
 * `shared`: equal for everybody, revalidated by ETag. `viewer`: depends on the viewer, so cached in
 * their browser only. `own`: the handler sets its own headers.
 */
export type CachePolicy = 'shared' | 'viewer' | 'own';

/** The service worker's store; `details` are dropped when another person signs in. */
export type DeviceStore =
  | 'lists'
  | 'details'
  | 'of-issues'
  | 'map'
  | 'site'
  | 'images'
  | 'basemap'
  | 'gazetteer';

/** Moderators are ambassadors and operators. */
export type SignedInAccess = 'session' | 'moderator' | 'ambassador' | 'operator';

/**
 * `public`: anyone; the session is not read.
 * `optional`: anyone, with the session read; writes still have no actor. Others: 401 without a session, 403 without the role.
 */
export type Access = 'public' | 'optional' | SignedInAccess;

export const needsSession = (access: Access): access is SignedInAccess =>
  access !== 'public' && access !== 'optional';

export type EndpointDefinition = {
  /** Unique name for client, route, mock and document. */
  operation: string;
  method: Method;
  /** Parameters in braces: `/api/issues/{id}`. */
  path: `/api/${string}`;
  summary: string;
  kind?: EndpointKind;
  access: Access;
  /** Absent: not cached. */
  cache?: CachePolicy;
  /** For offline use. Absent: not stored by the worker. */
  deviceStore?: DeviceStore;
  params?: Schema;
  query?: Schema;
  /** A function where amounts are checked by the installation's money rules. */
  body?: Schema | ((money: never) => Schema);
  /** Absent: JSON_BODY_MAX_BYTES. */
  bodyMaxBytes?: number;
  /** Success status; 204 carries no body. */
  status: 200 | 201 | 204;
  response?: Schema;
  /**
   * If the installation requires passkeys of its staff, people with a role may do this only in a session
   * that has shown one; `always`: this holds for everybody. Set on every change that a role opens.
   */
  asksPasskey?: boolean | 'always';
  /**
   * `none`: repeats run again, and the answer is not stored under the `Idempotency-Key`: it
   * contains a secret or a session. Absent: repeats return the first answer.
   */
  replay?: 'none';
  /** No issue's record is affected; every other change commits with an audit entry. */
  isAuditExempt?: boolean;
  /** On no issue's record, yet a repeat after months must not take effect again. */
  isLasting?: boolean;
  /** A decision in a case: accounts that repeatedly make them together are connected. */
  isDecision?: boolean;
  /** May be queued offline and sent later; the answer then carries a receipt. */
  isQueueable?: boolean;
  /** Refusals beyond those its kind implies (`refusalsOf`); any other is a fault. */
  refusals?: readonly ErrorCode[];
};

/** Types of client, route, form and mock are derived from it. */
export function defineEndpoint<const E extends EndpointDefinition>(endpoint: E): E {
  return endpoint;
}

type Field = 'params' | 'query' | 'body' | 'response';
type SchemaOf<E, K extends Field> = E extends { [key in K]: infer S }
  ? S extends (money: never) => infer Built
    ? Built
    : S
  : undefined;

export type InputOf<E, K extends Field> =
  SchemaOf<E, K> extends Schema ? v.InferInput<SchemaOf<E, K>> : undefined;

export type OutputOf<E, K extends Field> =
  SchemaOf<E, K> extends Schema ? v.InferOutput<SchemaOf<E, K>> : undefined;

export type ResponseOf<E> = SchemaOf<E, 'response'> extends Schema ? OutputOf<E, 'response'> : void;

/** Values are escaped. Throws RangeError for a missing one. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`Path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
}
