import { reportContent } from './contentReport.ts';
import {
  appealDecision,
  decideModeration,
  listModeration,
  listOwnDecisions,
  settleAppeal,
} from './queue.ts';

/** What people report to moderators, and what becomes of it. */
export const MODERATION_ENDPOINTS = {
  reportContent,
  listModeration,
  decideModeration,
  settleAppeal,
  listOwnDecisions,
  appealDecision,
} as const;
