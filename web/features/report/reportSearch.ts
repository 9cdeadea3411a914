import * as v from 'valibot';
import { uuid } from '#schema/text.ts';

const optionalId = v.optional(v.fallback(v.optional(uuid), undefined));

/**
 * `draft` names one of the person's unfinished reports, or a new one. `edit` names a report in the
 * outbox that is to be changed before it is sent.
 */
export const reportSearch = v.object({ draft: optionalId, edit: optionalId });
export type ReportSearch = v.InferOutput<typeof reportSearch>;
