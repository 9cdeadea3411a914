import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import type { BodyInMoney } from '#schema/money/moneyRules.ts';
import * as operations from './operations.ts';

const sortKey = ({ path, method }: EndpointDefinition): string => `${path} ${method}`;

/**
 * Every call by operation name. Routes, client, mock and document are checked against it. Ordered
 * by path, where a brace sorts behind every letter: a first-match router finds
 * `/api/issues/changes` before `/api/issues/{id}`.
 */
export const ENDPOINTS = Object.fromEntries(
  Object.entries<EndpointDefinition>(
    operations satisfies Record<string, EndpointDefinition & { body?: BodyInMoney }>,
  ).toSorted(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1)),
) as typeof operations;

export type Operation = keyof typeof ENDPOINTS;
