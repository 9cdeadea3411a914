import {
  accountFlagEntity,
  accountLiftEntity,
  appUserEntity,
  roleGrantEntity,
  sessionEntity,
  trustEventEntity,
} from '#api/entities/accounts.ts';
import {
  chatMessageEntity,
  issueEntity,
  issuePhotoEntity,
  issueSearchEntity,
} from '#api/entities/issues.ts';
import { uploadEntity, videoUploadEntity } from '#api/entities/media.ts';
import {
  ledgerEntryEntity,
  ledgerTransactionEntity,
  pledgeEntity,
  releaseDecisionEntity,
} from '#api/entities/money.ts';
import {
  mailboxMailEntity,
  noticeDeliveryEntity,
  notificationChoiceEntity,
  notificationEntity,
  pushKeyEntity,
  pushSubscriptionEntity,
} from '#api/entities/notices.ts';
import {
  pendingSelectionEntity,
  proposalEntity,
  selectionEntity,
  selectionWeightEntity,
  voteEntity,
} from '#api/entities/proposals.ts';

/** Every table that is read and written as rows; the rest is reached by SQL alone. */
export const entities = [
  accountFlagEntity,
  accountLiftEntity,
  appUserEntity,
  chatMessageEntity,
  issueEntity,
  issuePhotoEntity,
  issueSearchEntity,
  ledgerEntryEntity,
  ledgerTransactionEntity,
  mailboxMailEntity,
  noticeDeliveryEntity,
  notificationChoiceEntity,
  notificationEntity,
  pendingSelectionEntity,
  pledgeEntity,
  proposalEntity,
  pushKeyEntity,
  pushSubscriptionEntity,
  releaseDecisionEntity,
  roleGrantEntity,
  selectionEntity,
  selectionWeightEntity,
  sessionEntity,
  trustEventEntity,
  uploadEntity,
  videoUploadEntity,
  voteEntity,
];
