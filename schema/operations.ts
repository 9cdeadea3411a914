/** Every call of the API, each under its operation name. */
export { getSiteIcon } from './site/brand/siteBrand.ts';
export { listOperatorActs } from './console/acts.ts';
export { listContent } from './console/content.ts';
export { listDeliveries, repeatDelivery } from './console/deliveries.ts';
export { getHealth } from './console/health.ts';
export { getMoneyStates, listMoneyTroubles } from './console/money.ts';
export { listPeople, getPersonRecord } from './console/people.ts';
export { appointPerson, signPersonOut, recoverPerson, showAddress } from './console/personActs.ts';
export { streamEvents } from './event.ts';
export { tellAffected } from './issues/affected.ts';
export { listAmendments, addIssueNote } from './issues/amendment.ts';
export { listMessages, postMessage } from './issues/chat.ts';
export { followIssue, listFollowedIssues } from './issues/follow.ts';
export { putUpload, getImage } from './issues/image.ts';
export { listIssues, getIssue, reportIssue, editIssue, deleteIssue } from './issues/issue.ts';
export { listIssueChanges } from './issues/issueChanges.ts';
export { mergeIssue, declineMerge, unmergeIssue } from './case/merge.ts';
export {
  listProposals,
  createProposal,
  withdrawProposal,
  listUserProposals,
} from './case/proposal.ts';
export { getImpactStats } from './issues/statistics.ts';
export { listSuccessStories, tellStory } from './issues/story.ts';
export { putVideo, getVideo } from './issues/video.ts';
export { listVotes, castVote, listUserVotes } from './case/vote.ts';
export { reportContent } from './moderation/contentReport.ts';
export {
  listModeration,
  decideModeration,
  settleAppeal,
  listOwnDecisions,
  appealDecision,
} from './moderation/queue.ts';
export { getPayoutAccount, openPayoutAccount } from './case/payoutAccount.ts';
export {
  listPledges,
  createPledge,
  getPledgePayment,
  withdrawPledge,
  movePledge,
  listDonations,
} from './case/pledge.ts';
export { listPremium, orderPremium, deliverPremium } from './case/premium.ts';
export { playChargeback } from './case/testChargeback.ts';
export { deleteAccount } from './people/accountDeletion.ts';
export {
  getOwnContact,
  requestPhoneCode,
  provePhone,
  removePhone,
  confirmContact,
} from './people/contact.ts';
export {
  requestPasswordReset,
  resetPassword,
  changePassword,
  getOwnEmail,
  requestEmailProof,
  changeEmail,
  cancelEmailChange,
  confirmEmail,
} from './people/credentials.ts';
export { getDataExport, requestDataExport, downloadDataExport } from './people/dataExport.ts';
export { getDigestSettings, saveDigestSettings, followArea, stopDigest } from './notices/digest.ts';
export { listMailbox } from './notices/mailbox.ts';
export { getNoticeChoices, saveNoticeChoices } from './notices/noticeChoice.ts';
export { listNotifications, markNotificationsRead } from './notices/notification.ts';
export { saveLanguage } from './people/ownLanguage.ts';
export { listOwnPledges, listOwnVotes } from './people/ownLists.ts';
export {
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  beginPasskeySignIn,
  signInWithPasskey,
} from './people/passkeys.ts';
export { saveProfile, putAvatar, removeAvatar } from './people/profile.ts';
export { getPushKey, savePushSubscription, deletePushSubscription } from './notices/push.ts';
export {
  beginProviderSignIn,
  finishProviderSignIn,
  registerByProvider,
  getProviderLink,
  beginProviderLink,
  finishProviderLink,
  removeProviderLink,
  setFirstPassword,
} from './people/signInProvider.ts';
export { listSignIns, endSignIn, endOtherSignIns } from './people/signIns.ts';
export {
  getCurrentUser,
  login,
  register,
  logout,
  saveHome,
  changeUsername,
  getBasicUser,
} from './people/user.ts';
export { geocode, reverseGeocode } from './places/geocoding.ts';
export {
  getMapTile,
  measureMapArea,
  getBasemapTile,
  getOverviewPack,
  getGazetteer,
} from './places/map.ts';
export { getSettings } from './site/settings.ts';
export { getSiteSettings, saveSiteSettings } from './site/siteSettings.ts';
export { getSetup, checkSetupCode, setUpSite } from './site/siteSetup.ts';
export { syncOperations } from './sync.ts';
export { moveTestClock } from './site/testClock.ts';
export { importIssues, exportIssues } from './transfer/issueTransfer.ts';
export { listAudit, listLedger, listMoneyTrail, listProfileRecord } from './case/audit.ts';
export {
  getDesk,
  writeRuling,
  confirmRuling,
  freezeEscrow,
  flagAccount,
  settleAccountFlag,
  liftAccountFreeze,
} from './case/desk.ts';
export { getJuryDraw, listJuryDuties, answerJurySeat, giveVerdict } from './case/jury.ts';
export { hideIssue } from './moderation/hideIssue.ts';
export { startProof, submitProof, addProofNote } from './case/proof.ts';
export { rateSolver, getReputation, getLeaderboard } from './people/reputation.ts';
export { getTransparency, listAuditHeads } from './case/transparency.ts';
export { getCase, castBallot, raiseFlag, settleFlag, appealProof } from './case/verification.ts';
