import type { InputOf } from '#schema/defineEndpoint.ts';
import type { ENDPOINTS } from '#schema/contract/endpoints.ts';

type Endpoints = typeof ENDPOINTS;

/** Operations the contract allows to be queued offline. */
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
 * Method and path of every queueable operation. Restated here and checked against the contract by
 * the compiler, because importing the contract's values would put every schema into the worker.
 */
export const OPERATIONS: Routes = {
  reportIssue: { method: 'POST', path: '/api/issues' },
  editIssue: { method: 'PATCH', path: '/api/issues/{id}' },
  postMessage: { method: 'POST', path: '/api/issues/{id}/chats' },
  submitProof: { method: 'POST', path: '/api/issues/{id}/proofs' },
  tellAffected: { method: 'PUT', path: '/api/issues/{id}/affected' },
  sightIssue: { method: 'PUT', path: '/api/issues/{id}/sighting' },
  followIssue: { method: 'PUT', path: '/api/issues/{id}/follow' },
  followArea: { method: 'PUT', path: '/api/user/areas/{id}' },
};

export const SYNC_PATH: Endpoints['syncOperations']['path'] = '/api/sync';
const UPLOAD_PATH: Endpoints['putUpload']['path'] = '/api/uploads/{id}';
const VIDEO_PATH: Endpoints['putVideo']['path'] = '/api/videos/{id}';

export const PARTIAL_UPLOAD_PATH: Endpoints['appendUpload']['path'] = '/api/partial-uploads/{id}';

/** All other parts are photos. */
export const isVideo = ({ mime }: { mime: string }): boolean => mime.startsWith('video');

export const uploadPath = (part: { mime: string }): string =>
  isVideo(part) ? VIDEO_PATH : UPLOAD_PATH;

export const ISSUE_PATH: Endpoints['getIssue']['path'] = '/api/issues/{id}';
export const CURRENT_USER_PATH: Endpoints['getCurrentUser']['path'] = '/api/user';
