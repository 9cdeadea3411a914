import type { InputOf } from '#schema/defineEndpoint.ts';
import type { ENDPOINTS } from '#schema/endpoints.ts';

type Endpoints = typeof ENDPOINTS;

/** The operations that the contract allows to be written offline and sent later. */
export type QueueableOperation = {
  [O in keyof Endpoints]: Endpoints[O] extends { isQueueable: true } ? O : never;
}[keyof Endpoints];

export type BodyOf<O extends QueueableOperation> = InputOf<Endpoints[O], 'body'>;

export type ParamsOf<O extends QueueableOperation> =
  InputOf<Endpoints[O], 'params'> extends undefined
    ? Record<string, never>
    : InputOf<Endpoints[O], 'params'>;

type Routes = { [O in QueueableOperation]: Pick<Endpoints[O], 'method' | 'path'> };

/**
 * Method and path of every queueable operation. Restated here, and held to the contract by the
 * compiler, because importing the contract's values would put every schema into the worker.
 */
export const OPERATIONS: Routes = {
  reportIssue: { method: 'POST', path: '/api/issues' },
  editIssue: { method: 'PATCH', path: '/api/issues/{id}' },
  postMessage: { method: 'POST', path: '/api/issues/{id}/chats' },
};

export const SYNC_PATH: Endpoints['syncOperations']['path'] = '/api/sync';
export const UPLOAD_PATH: Endpoints['putUpload']['path'] = '/api/uploads/{id}';
export const ISSUE_PATH: Endpoints['getIssue']['path'] = '/api/issues/{id}';
export const CURRENT_USER_PATH: Endpoints['getCurrentUser']['path'] = '/api/user';
