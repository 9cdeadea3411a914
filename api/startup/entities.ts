import type { EntitySchema } from 'typeorm';
import * as accounts from '#api/people/accounts.entities.ts';
import * as audit from '#api/platform/audit.entities.ts';
import * as credentials from '#api/people/credentials.entities.ts';
import * as dataExports from '#api/people/dataExports.entities.ts';
import * as digests from '#api/notices/digests.entities.ts';
import * as issues from '#api/issues/issues.entities.ts';
import * as judging from '#api/case/jury/jury.entities.ts';
import * as media from '#api/platform/media.entities.ts';
import * as moderation from '#api/moderation/moderation.entities.ts';
import * as money from '#api/money/money.entities.ts';
import * as notices from '#api/notices/notices.entities.ts';
import * as appointments from '#api/people/appointments.entities.ts';
import * as operatorActs from '#api/console/operatorActs.entities.ts';
import * as payments from '#api/money/payments.entities.ts';
import * as proofs from '#api/case/proof/proofs.entities.ts';
import * as proposals from '#api/case/funding/proposals.entities.ts';
import * as siteSettings from '#api/site/siteSettings.entities.ts';
import * as workAlerts from '#api/issues/alerts/workAlerts.entities.ts';

/** Tables read and written as rows; the others are used in SQL only. */
export const entities = [
  accounts,
  audit,
  credentials,
  dataExports,
  digests,
  issues,
  judging,
  media,
  moderation,
  money,
  notices,
  appointments,
  operatorActs,
  payments,
  proofs,
  proposals,
  siteSettings,
  workAlerts,
].flatMap((tables) => Object.values<EntitySchema>(tables));
