import type { EndpointDefinition } from './defineEndpoint.ts';
import * as operations from './operations.ts';

const orderOf = ({ path, method }: EndpointDefinition): string => `${path} ${method}`;

/**
 * Every call of the API by operation name. Routes, client, mock and document are held to it. In the
 * order of their paths, where a brace sorts behind every letter: a router that takes the first match
 * finds `/api/issues/changes` before `/api/issues/{id}`.
 */
export const ENDPOINTS = Object.fromEntries(
  Object.entries(operations).toSorted(([, a], [, b]) => (orderOf(a) < orderOf(b) ? -1 : 1)),
) as typeof operations;

export type Operation = keyof typeof ENDPOINTS;
