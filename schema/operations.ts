/** Every call of the API, each under its operation name. */
export { getSiteIcon } from './brand/siteBrand.ts';
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
export { mergeIssue, declineMerge, unmergeIssue } from './issues/merge.ts';
export {
  listProposals,
  createProposal,
  withdrawProposal,
  listUserProposals,
} from './issues/proposal.ts';
export { getImpactStats } from './issues/statistics.ts';
export { listSuccessStories, tellStory } from './issues/story.ts';
export { putVideo, getVideo } from './issues/video.ts';
export { listVotes, castVote, listUserVotes } from './issues/vote.ts';
export { reportContent } from './moderation/contentReport.ts';
export {
  listModeration,
  decideModeration,
  settleAppeal,
  listOwnDecisions,
  appealDecision,
} from './moderation/queue.ts';
export { getPayoutAccount, openPayoutAccount } from './money/payoutAccount.ts';
export {
  listPledges,
  createPledge,
  getPledgePayment,
  withdrawPledge,
  movePledge,
  listDonations,
} from './money/pledge.ts';
export { listPremium, orderPremium, deliverPremium } from './money/premium.ts';
export { playChargeback } from './money/testChargeback.ts';
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
export { getDigestSettings, saveDigestSettings, followArea, stopDigest } from './people/digest.ts';
export { listMailbox } from './people/mailbox.ts';
export { getNoticeChoices, saveNoticeChoices } from './people/noticeChoice.ts';
export { listNotifications, markNotificationsRead } from './people/notification.ts';
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
export { getPushKey, savePushSubscription, deletePushSubscription } from './people/push.ts';
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
export { getSettings } from './settings.ts';
export { getSiteSettings, saveSiteSettings } from './siteSettings.ts';
export { getSetup, checkSetupCode, setUpSite } from './siteSetup.ts';
export { syncOperations } from './sync.ts';
export { moveTestClock } from './testClock.ts';
export { importIssues, exportIssues } from './transfer/issueTransfer.ts';
export { listAudit, listLedger, listMoneyTrail, listProfileRecord } from './verification/audit.ts';
export {
  getDesk,
  writeRuling,
  confirmRuling,
  freezeEscrow,
  flagAccount,
  settleAccountFlag,
  liftAccountFreeze,
} from './verification/desk.ts';
export { getJuryDraw, listJuryDuties, answerJurySeat, giveVerdict } from './verification/jury.ts';
export { hideIssue } from './verification/moderation.ts';
export { startProof, submitProof, addProofNote } from './verification/proof.ts';
export { rateSolver, getReputation, getLeaderboard } from './verification/reputation.ts';
export { getTransparency, listAuditHeads } from './verification/transparency.ts';
export {
  getCase,
  castBallot,
  raiseFlag,
  settleFlag,
  appealProof,
} from './verification/verification.ts';
