import { listAudit, listLedger, listMoneyTrail, listProfileRecord } from './audit.ts';
import { getTransparency, listAuditHeads } from './transparency.ts';

/** The public records and books, and what binds them. */
export const RECORD_ENDPOINTS = {
  listAudit,
  listLedger,
  listMoneyTrail,
  getTransparency,
  listAuditHeads,
  listProfileRecord,
} as const;
