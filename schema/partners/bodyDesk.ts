import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { officialAnswer } from '#schema/issues/responsible.ts';
import { linkToken } from './officialAnswers.ts';
import { reason, timestamp, uuid } from '#schema/text.ts';

export const DESK_PAGE_SIZE = 25;
const DESK_PAGE_MAX = 10_000;

const deskPage = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DESK_PAGE_MAX));

const deskReport = v.object({
  issueId: uuid,
  title: v.string(),
  location: v.string(),
  toldAt: timestamp,
  /** The last one; null: none yet. */
  answer: v.nullable(officialAnswer),
  /** Of the link by which this report is answered. */
  token: v.string(),
});
export type DeskReport = v.InferOutput<typeof deskReport>;

export const openDesk = defineEndpoint({
  operation: 'openDesk',
  method: 'POST',
  path: '/api/forwardings/desk',
  summary:
    'What a body was told of, with the token of its desk: what waits for an answer first, then the newest. Hidden and removed issues are not in it.',
  access: 'public',
  isAuditExempt: true,
  replay: 'none',
  body: v.object({ token: linkToken, page: v.optional(deskPage, 1) }),
  status: 200,
  response: v.object({
    bodyName: v.string(),
    reports: v.array(deskReport),
    total: v.number(),
    /** Without an answer. */
    waiting: v.number(),
  }),
  refusals: ['link_expired'],
});

export const makeDesk = defineEndpoint({
  operation: 'makeDesk',
  method: 'POST',
  path: '/api/admin/bodies/{id}/desk',
  summary:
    'Makes the private link by which a body reads all that it was told of, and answers it. Links made before end. The link is in this answer only. Operators only, with a reason.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  replay: 'none',
  params: v.object({ id: uuid }),
  body: v.object({ reason }),
  status: 201,
  response: v.object({ link: v.string() }),
  refusals: ['account_frozen', 'not_found'],
});
