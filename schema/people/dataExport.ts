import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { password } from './password.ts';

/** In preparation, or downloadable for a day. */
export const dataExport = v.object({
  id: uuid,
  askedAt: timestamp,
  /** Null: in preparation. */
  ready: v.nullable(
    v.object({
      url: v.string(),
      bytes: v.number(),
      fileCount: v.number(),
      endsAt: timestamp,
    }),
  ),
});
export type DataExport = v.InferOutput<typeof dataExport>;

export const dataExportRequest = v.object({ password });

export const getDataExport = defineEndpoint({
  operation: 'getDataExport',
  method: 'GET',
  path: '/api/user/data-export',
  summary: 'The latest data export of the signed-in person; null if there is none.',
  access: 'session',
  status: 200,
  response: v.nullable(dataExport),
});

export const requestDataExport = defineEndpoint({
  operation: 'requestDataExport',
  method: 'POST',
  path: '/api/user/data-export',
  summary:
    'Requests a copy of all data of the signed-in person, replacing an earlier one. It can be downloaded for 24 hours.',
  access: 'session',
  isAuditExempt: true,
  body: dataExportRequest,
  status: 204,
});

export const downloadDataExport = defineEndpoint({
  operation: 'downloadDataExport',
  method: 'GET',
  path: '/api/user/data-exports/{id}',
  summary: 'The data export as a ZIP archive: data.json, and the photos and videos as uploaded.',
  kind: 'bytes',
  access: 'session',
  cache: 'own',
  params: v.object({ id: uuid }),
  status: 200,
  refusals: ['not_found'],
});
