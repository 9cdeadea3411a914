import * as v from 'valibot';
import { uuid } from '#schema/text.ts';

/** `edit` names a report in the outbox that is to be changed before it is sent. */
export const reportSearch = v.object({ edit: v.optional(v.fallback(v.optional(uuid), undefined)) });
export type ReportSearch = v.InferOutput<typeof reportSearch>;
