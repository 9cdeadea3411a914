import { appUserEntity } from '#api/entities/appUser.ts';
import { chatMessageEntity } from '#api/entities/chatMessage.ts';
import { issueEntity } from '#api/entities/issue.ts';
import { issuePhotoEntity } from '#api/entities/issuePhoto.ts';
import { issueSearchEntity } from '#api/entities/issueSearch.ts';
import { ledgerEntryEntity } from '#api/entities/ledgerEntry.ts';
import { ledgerTransactionEntity } from '#api/entities/ledgerTransaction.ts';
import { notificationEntity } from '#api/entities/notification.ts';
import { pledgeEntity } from '#api/entities/pledge.ts';
import { proposalEntity } from '#api/entities/proposal.ts';
import { releaseDecisionEntity } from '#api/entities/releaseDecision.ts';
import { uploadEntity } from '#api/entities/upload.ts';
import { voteEntity } from '#api/entities/vote.ts';

/** Every table that is read and written as rows; the rest is reached by SQL alone. */
export const entities = [
  appUserEntity,
  chatMessageEntity,
  issueEntity,
  issuePhotoEntity,
  issueSearchEntity,
  ledgerEntryEntity,
  ledgerTransactionEntity,
  notificationEntity,
  pledgeEntity,
  proposalEntity,
  releaseDecisionEntity,
  uploadEntity,
  voteEntity,
];
