import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { receipt } from '#schema/receipt.ts';
import { uuid } from '#schema/text.ts';

/** "Affects me too". Counted only: no money, no weight. */
export const tellAffectedRequest = v.object({ isAffected: v.boolean() });

export const affectedWithReceipt = v.object({
  id: uuid,
  isAffected: v.boolean(),
  /** Without the reporter. */
  affectedCount: v.number(),
  receipt,
});

export const tellAffected = defineEndpoint({
  operation: 'tellAffected',
  method: 'PUT',
  path: '/api/issues/{id}/affected',
  summary:
    'Marks that an issue affects the signed-in person too, or no longer does. Once per person; may have been written offline.',
  access: 'session',
  // Not a decision in the case, so not part of the record.
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: tellAffectedRequest,
  status: 200,
  response: affectedWithReceipt,
  isQueueable: true,
  refusals: ['issue_not_found', 'own_issue', 'issue_closed', 'issue_merged', 'account_frozen'],
});
