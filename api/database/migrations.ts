import { Accounts1763000000001 } from './migrations/0001_accounts.ts';
import { Issues1763000000002 } from './migrations/0002_issues.ts';
import { Aggregates1763000000003 } from './migrations/0003_aggregates.ts';
import { Money1763000000004 } from './migrations/0004_money.ts';
import { Audit1763000000005 } from './migrations/0005_audit.ts';
import { Selection1763000000006 } from './migrations/0006_selection.ts';
import { Verification1763000000007 } from './migrations/0007_verification.ts';
import { ProviderPayments1763000000008 } from './migrations/0008_provider_payments.ts';
import { Outreach1763000000009 } from './migrations/0009_outreach.ts';
import { Judges1763000000010 } from './migrations/0010_judges.ts';
import { OpenRecords1763000000011 } from './migrations/0011_openRecords.ts';
import { AccountLifts1763000000012 } from './migrations/0012_accountLifts.ts';
import { LedgerPurposes1763000000013 } from './migrations/0013_ledgerPurposes.ts';
import { SiteSecret1763000000014 } from './migrations/0014_siteSecret.ts';
import { FairRules1763000000015 } from './migrations/0015_fairRules.ts';
import { Commitments1763000000016 } from './migrations/0016_commitments.ts';
import { Credentials1763000000017 } from './migrations/0017_credentials.ts';
import { Connections1763000000018 } from './migrations/0018_connections.ts';
import { SignIns1763000000019 } from './migrations/0019_signIns.ts';
import { NameSkeletons1763000000020 } from './migrations/0020_nameSkeletons.ts';
import { Passkeys1763000000021 } from './migrations/0021_passkeys.ts';
import { ForgottenFiles1763000000024 } from './migrations/0024_forgottenFiles.ts';
import { DataExports1763000000025 } from './migrations/0025_dataExports.ts';
import { Affected1763000000026 } from './migrations/0026_affected.ts';
import { Profiles1763000000027 } from './migrations/0027_profiles.ts';
import { UsernameChanges1763000000028 } from './migrations/0028_usernameChanges.ts';
import { ContactLevels1763000000031 } from './migrations/0031_contactLevels.ts';
import { SignInProvider1763000000032 } from './migrations/0032_signInProvider.ts';
import { Follows1763000000034 } from './migrations/0034_follows.ts';
import { Digests1763000000035 } from './migrations/0035_digests.ts';
import { Moderation1763000000036 } from './migrations/0036_moderation.ts';
import { Redaction1763000000037 } from './migrations/0037_redaction.ts';
import { HiddenProposals1763000000038 } from './migrations/0038_hiddenProposals.ts';
import { ProfileRecord1763000000039 } from './migrations/0039_profileRecord.ts';
import { Merges1763000000041 } from './migrations/0041_merges.ts';
import { ListIndexes1763000000044 } from './migrations/0044_listIndexes.ts';
import { CountDeltas1763000000045 } from './migrations/0045_countDeltas.ts';
import { Amendments1763000000047 } from './migrations/0047_amendments.ts';
import { SuccessStories1763000000048 } from './migrations/0048_successStories.ts';
import { MoneyNotices1763000000049 } from './migrations/0049_moneyNotices.ts';
import { SiteSettings1763000000050 } from './migrations/0050_siteSettings.ts';
import { SiteSetup1763000000051 } from './migrations/0051_siteSetup.ts';
import { Appearances1763000000052 } from './migrations/0052_appearances.ts';
import { Currency1763000000053 } from './migrations/0053_currency.ts';
import { OperatorActs1763000000054 } from './migrations/0054_operatorActs.ts';
import { ExternalIds1763000000055 } from './migrations/0055_externalIds.ts';
import { OwnCategories1763000000056 } from './migrations/0056_ownCategories.ts';
import { Languages1763000000057 } from './migrations/0057_languages.ts';
import { Answers1763000000058 } from './migrations/0058_answers.ts';
import { RequestIds1763000000060 } from './migrations/0060_requestIds.ts';
import { ToldAddresses1763000000061 } from './migrations/0061_toldAddresses.ts';
import { PlansOfGuards1763000000062 } from './migrations/0062_plansOfGuards.ts';
import { FewerIndexes1763000000063 } from './migrations/0063_fewerIndexes.ts';
import { SoundRows1763000000064 } from './migrations/0064_soundRows.ts';
import { AcceptanceDay1763000000065 } from './migrations/0065_acceptanceDay.ts';
import { BoundedHolds1763000000066 } from './migrations/0066_boundedHolds.ts';
import { FrozenSince1763000000067 } from './migrations/0067_frozenSince.ts';
import { JudgesOfTheChoice1763000000068 } from './migrations/0068_judgesOfTheChoice.ts';
import { MoneysOwnVote1763000000069 } from './migrations/0069_moneysOwnVote.ts';
import { ReturnedPledges1763000000070 } from './migrations/0070_returnedPledges.ts';
import { Meetings1763000000071 } from './migrations/0071_meetings.ts';
import { SearchFold1763000000072 } from './migrations/0072_searchFold.ts';
import { PartialUploads1763000000073 } from './migrations/0073_partialUploads.ts';
import { Appointments1763000000074 } from './migrations/0074_appointments.ts';
import { ProviderTakings1763000000075 } from './migrations/0075_providerTakings.ts';
import { ProviderComparison1763000000076 } from './migrations/0076_providerComparison.ts';
import { ShortReplies1763000000081 } from './migrations/0081_shortReplies.ts';
import { ProvedAddresses1763000000082 } from './migrations/0082_provedAddresses.ts';
import { SchemaRelease1763000000083 } from './migrations/0083_schemaRelease.ts';
import { LostTime1763000000084 } from './migrations/0084_lostTime.ts';
import { ApiKeys1763000000090 } from './migrations/0090_apiKeys.ts';
import { Webhooks1763000000091 } from './migrations/0091_webhooks.ts';
import { Bodies1763000000100 } from './migrations/0100_bodies.ts';
import { FixedAnswers1763000000101 } from './migrations/0101_fixedAnswers.ts';
import { ProviderGroups1763000000120 } from './migrations/0120_providerGroups.ts';
import { CountsByFunding1763000000130 } from './migrations/0130_countsByFunding.ts';
import { NameKeys1763000000140 } from './migrations/0140_nameKeys.ts';
import { Sightings1763000000170 } from './migrations/0170_sightings.ts';
import { BrokenAgain1763000000171 } from './migrations/0171_brokenAgain.ts';
import { RequestUpdates1763000000172 } from './migrations/0172_requestUpdates.ts';
import { KeysOfBodies1763000000173 } from './migrations/0173_keysOfBodies.ts';
import { BodiesByWebhook1763000000174 } from './migrations/0174_bodiesByWebhook.ts';
import { ConfirmedAt1763000000175 } from './migrations/0175_confirmedAt.ts';
import { OpenData1763000000176 } from './migrations/0176_openData.ts';
import { SecretsOfBodies1763000000177 } from './migrations/0177_secretsOfBodies.ts';
import { CalendarAddress1763000000180 } from './migrations/0180_calendarAddress.ts';
import { FoldMarks1763000000181 } from './migrations/0181_foldMarks.ts';
import { DesksOfBodies1763000000178 } from './migrations/0178_desksOfBodies.ts';
import { ReadBodies1763000000182 } from './migrations/0182_readBodies.ts';
import { CategoriesByPlace1763000000184 } from './migrations/0184_categoriesByPlace.ts';
import { ListPlaces1763000000183 } from './migrations/0183_listPlaces.ts';
import { WorkAlerts1763000000185 } from './migrations/0185_workAlerts.ts';
import { SpelledOut1763000000188 } from './migrations/0188_spelledOut.ts';
import { SiteTexts1763000000190 } from './migrations/0190_siteTexts.ts';
import { AnswerPhotos1763000000192 } from './migrations/0192_answerPhotos.ts';
import { MailSender1763000000191 } from './migrations/0191_mailSender.ts';
import { ReminderDue1763000000193 } from './migrations/0193_reminderDue.ts';
import { CategoriesInCells1763000000194 } from './migrations/0194_categoriesInCells.ts';
import { RepliesLeft1763000000195 } from './migrations/0195_repliesLeft.ts';

/**
 * In order. A list, because a bundle has no files to scan. A migration that may run for long begins
 * with `set local statement_timeout = 0`, or it is cut off.
 */
export const migrations = [
  Accounts1763000000001,
  Issues1763000000002,
  Aggregates1763000000003,
  Money1763000000004,
  Audit1763000000005,
  Selection1763000000006,
  Verification1763000000007,
  ProviderPayments1763000000008,
  Outreach1763000000009,
  Judges1763000000010,
  OpenRecords1763000000011,
  AccountLifts1763000000012,
  LedgerPurposes1763000000013,
  SiteSecret1763000000014,
  FairRules1763000000015,
  Commitments1763000000016,
  Credentials1763000000017,
  Connections1763000000018,
  SignIns1763000000019,
  NameSkeletons1763000000020,
  Passkeys1763000000021,
  ForgottenFiles1763000000024,
  DataExports1763000000025,
  Affected1763000000026,
  Profiles1763000000027,
  UsernameChanges1763000000028,
  ContactLevels1763000000031,
  SignInProvider1763000000032,
  Follows1763000000034,
  Digests1763000000035,
  Moderation1763000000036,
  Redaction1763000000037,
  HiddenProposals1763000000038,
  ProfileRecord1763000000039,
  Merges1763000000041,
  ListIndexes1763000000044,
  CountDeltas1763000000045,
  Amendments1763000000047,
  SuccessStories1763000000048,
  MoneyNotices1763000000049,
  SiteSettings1763000000050,
  SiteSetup1763000000051,
  Appearances1763000000052,
  Currency1763000000053,
  OperatorActs1763000000054,
  ExternalIds1763000000055,
  OwnCategories1763000000056,
  Languages1763000000057,
  Answers1763000000058,
  RequestIds1763000000060,
  ToldAddresses1763000000061,
  PlansOfGuards1763000000062,
  FewerIndexes1763000000063,
  SoundRows1763000000064,
  AcceptanceDay1763000000065,
  BoundedHolds1763000000066,
  FrozenSince1763000000067,
  JudgesOfTheChoice1763000000068,
  MoneysOwnVote1763000000069,
  ReturnedPledges1763000000070,
  Meetings1763000000071,
  SearchFold1763000000072,
  PartialUploads1763000000073,
  Appointments1763000000074,
  ProviderTakings1763000000075,
  ProviderComparison1763000000076,
  ShortReplies1763000000081,
  ProvedAddresses1763000000082,
  SchemaRelease1763000000083,
  LostTime1763000000084,
  ApiKeys1763000000090,
  Webhooks1763000000091,
  Bodies1763000000100,
  FixedAnswers1763000000101,
  ProviderGroups1763000000120,
  CountsByFunding1763000000130,
  NameKeys1763000000140,
  Sightings1763000000170,
  BrokenAgain1763000000171,
  RequestUpdates1763000000172,
  KeysOfBodies1763000000173,
  BodiesByWebhook1763000000174,
  ConfirmedAt1763000000175,
  OpenData1763000000176,
  SecretsOfBodies1763000000177,
  CalendarAddress1763000000180,
  FoldMarks1763000000181,
  DesksOfBodies1763000000178,
  ReadBodies1763000000182,
  ListPlaces1763000000183,
  CategoriesByPlace1763000000184,
  WorkAlerts1763000000185,
  SpelledOut1763000000188,
  SiteTexts1763000000190,
  MailSender1763000000191,
  AnswerPhotos1763000000192,
  ReminderDue1763000000193,
  CategoriesInCells1763000000194,
  RepliesLeft1763000000195,
];
