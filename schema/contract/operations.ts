/** Every call of the API, each under its operation name. */
export { getSiteIcon } from '#schema/site/brand/siteBrand.ts';
export { listBodies, saveBody, rotateBodySecret, retireBody } from '#schema/partners/bodies.ts';
export { openDesk, makeDesk } from '#schema/partners/bodyDesk.ts';
export {
  openForwarding,
  answerForwarding,
  sendAnswerPhoto,
} from '#schema/partners/officialAnswers.ts';
export { listOperatorActs } from '#schema/console/acts.ts';
export { listContent } from '#schema/console/content.ts';
export { listDeliveries, repeatDelivery } from '#schema/console/deliveries.ts';
export { getHealth } from '#schema/console/health.ts';
export { getMoneyStates, listMoneyTroubles } from '#schema/console/money.ts';
export { getConsoleOverview } from '#schema/console/overview.ts';
export { listPeople, getPersonRecord } from '#schema/console/people.ts';
export {
  listRoles,
  objectToAppointment,
  confirmAppointment,
  resignRole,
} from '#schema/people/appointments.ts';
export {
  appointPerson,
  signPersonOut,
  recoverPerson,
  showAddress,
} from '#schema/console/personActs.ts';
export { streamEvents } from '#schema/event.ts';
export { tellAffected } from '#schema/issues/affected.ts';
export { sightIssue } from '#schema/issues/sighting.ts';
export { listAmendments, addIssueNote } from '#schema/issues/amendment.ts';
export { listMessages, postMessage } from '#schema/issues/chat.ts';
export { followIssue, listFollowedIssues } from '#schema/issues/follow.ts';
export { putUpload, getImage } from '#schema/issues/image.ts';
export { listIssues, getIssue, reportIssue, editIssue, deleteIssue } from '#schema/issues/issue.ts';
export { listIssueChanges } from '#schema/issues/issueChanges.ts';
export { sayFixed } from '#schema/case/fixed.ts';
export { mergeIssue, declineMerge, unmergeIssue } from '#schema/case/merge.ts';
export {
  listProposals,
  createProposal,
  withdrawProposal,
  listUserProposals,
} from '#schema/case/proposal.ts';
export { appendUpload, getPartialUpload } from '#schema/issues/partialUpload.ts';
export { getImpactStats } from '#schema/issues/statistics.ts';
export { listSuccessStories, tellStory } from '#schema/issues/story.ts';
export { putVideo, getVideo } from '#schema/issues/video.ts';
export { listVotes, castVote, listUserVotes } from '#schema/case/vote.ts';
export { reportContent } from '#schema/moderation/contentReport.ts';
export {
  listModeration,
  decideModeration,
  settleAppeal,
  listOwnDecisions,
  appealDecision,
} from '#schema/moderation/queue.ts';
export { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
export {
  listPledges,
  createPledge,
  getPledgePayment,
  withdrawPledge,
  movePledge,
  listDonations,
} from '#schema/case/pledge.ts';
export { listPremium, orderPremium, deliverPremium } from '#schema/case/premium.ts';
export { playChargeback } from '#schema/case/testChargeback.ts';
export { deleteAccount } from '#schema/people/accountDeletion.ts';
export {
  getOwnContact,
  requestPhoneCode,
  provePhone,
  removePhone,
  confirmContact,
} from '#schema/people/contact.ts';
export {
  requestPasswordReset,
  resetPassword,
  changePassword,
  getOwnEmail,
  requestEmailProof,
  changeEmail,
  cancelEmailChange,
  confirmEmail,
} from '#schema/people/credentials.ts';
export { getDataExport, requestDataExport, downloadDataExport } from '#schema/people/dataExport.ts';
export {
  getDigestSettings,
  saveDigestSettings,
  followArea,
  stopDigest,
} from '#schema/notices/digest.ts';
export { listWorkAlerts, saveWorkAlert } from '#schema/issues/workAlert.ts';
export { listMailbox } from '#schema/notices/mailbox.ts';
export { getNoticeChoices, saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
export { listNotifications, markNotificationsRead } from '#schema/notices/notification.ts';
export { saveLanguage } from '#schema/people/ownLanguage.ts';
export { listNeeds } from '#schema/case/needs.ts';
export { listOwnPledges, listOwnVotes } from '#schema/case/ownLists.ts';
export {
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  beginPasskeySignIn,
  signInWithPasskey,
} from '#schema/people/passkeys.ts';
export { saveProfile, putAvatar, removeAvatar } from '#schema/people/profile.ts';
export { getPushKey, savePushSubscription, deletePushSubscription } from '#schema/notices/push.ts';
export {
  beginProviderSignIn,
  finishProviderSignIn,
  registerByProvider,
  getProviderLink,
  beginProviderLink,
  finishProviderLink,
  removeProviderLink,
  setFirstPassword,
} from '#schema/people/signInProvider.ts';
export { getRegistrationWork } from '#schema/people/registrationWork.ts';
export { listSignIns, endSignIn, endOtherSignIns } from '#schema/people/signIns.ts';
export {
  getCurrentUser,
  login,
  register,
  logout,
  saveHome,
  changeUsername,
  getBasicUser,
} from '#schema/people/user.ts';
export { geocode, reverseGeocode } from '#schema/places/geocoding.ts';
export { getMapTile } from '#schema/issues/issueMap.ts';
export {
  measureMapArea,
  getBasemapTile,
  getOverviewPack,
  getGazetteer,
} from '#schema/places/map.ts';
export { getSettings } from '#schema/site/settings.ts';
export { getSiteText, saveSiteText } from '#schema/site/siteTexts.ts';
export { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
export { getSetup, checkSetupCode, setUpSite } from '#schema/site/siteSetup.ts';
export { syncOperations } from '#schema/sync.ts';
export { moveTestClock } from '#schema/site/testClock.ts';
export { importIssues, exportIssues } from '#schema/transfer/issueTransfer.ts';
export { listAudit, listLedger, listMoneyTrail, listProfileRecord } from '#schema/case/audit.ts';
export {
  getDesk,
  writeRuling,
  confirmRuling,
  freezeEscrow,
  flagAccount,
  settleAccountFlag,
  liftAccountFreeze,
} from '#schema/case/desk.ts';
export { getJuryDraw, listJuryDuties, answerJurySeat, giveVerdict } from '#schema/case/jury.ts';
export { hideIssue } from '#schema/moderation/hideIssue.ts';
export { startProof, submitProof, addProofNote } from '#schema/case/proof.ts';
export { rateSolver, getReputation, getLeaderboard } from '#schema/people/reputation.ts';
export { getTransparency, listAuditHeads } from '#schema/case/transparency.ts';
export {
  getCase,
  castBallot,
  raiseFlag,
  settleFlag,
  appealProof,
} from '#schema/case/verification.ts';
export {
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listSiteApiKeys,
  createSiteApiKey,
  revokeSiteApiKey,
} from '#schema/partners/apiKeys.ts';
export {
  getCalendarAddress,
  makeCalendarAddress,
  endCalendarAddress,
} from '#schema/partners/calendar.ts';
export {
  listWebhooks,
  createWebhook,
  rotateWebhookSecret,
  removeWebhook,
  listWebhookDeliveries,
  repeatWebhookDelivery,
} from '#schema/partners/webhooks.ts';
