import { listMessages, postMessage } from '#schema/issues/chat.ts';
import {
  confirmRuling,
  flagAccount,
  freezeEscrow,
  getDesk,
  liftAccountFreeze,
  settleAccountFlag,
  writeRuling,
} from '#schema/verification/desk.ts';
import { streamEvents } from './event.ts';
import { geocode, reverseGeocode } from '#schema/places/geocoding.ts';
import { getImage, putUpload } from '#schema/issues/image.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { addIssueNote, listAmendments } from '#schema/issues/amendment.ts';
import { followIssue, listFollowedIssues } from '#schema/issues/follow.ts';
import { listSuccessStories, tellStory } from '#schema/issues/story.ts';
import { listIssueChanges } from '#schema/issues/issueChanges.ts';
import { deleteIssue, editIssue, getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import {
  answerJurySeat,
  getJuryDraw,
  giveVerdict,
  listJuryDuties,
} from '#schema/verification/jury.ts';
import {
  getBasemapTile,
  getGazetteer,
  getMapTile,
  getOverviewPack,
  measureMapArea,
} from '#schema/places/map.ts';
import { digestEndpoints } from '#schema/people/digest.ts';
import { listMailbox } from '#schema/people/mailbox.ts';
import { MODERATION_ENDPOINTS } from '#schema/moderation/moderationEndpoints.ts';
import { hideIssue } from '#schema/verification/moderation.ts';
import { declineMerge, mergeIssue, unmergeIssue } from '#schema/issues/merge.ts';
import { noticeChoiceEndpoints } from '#schema/people/noticeChoice.ts';
import { listNotifications, markNotificationsRead } from '#schema/people/notification.ts';
import {
  createPledge,
  getPledgePayment,
  listDonations,
  listPledges,
  movePledge,
  withdrawPledge,
} from '#schema/money/pledge.ts';
import {
  createProposal,
  listProposals,
  listUserProposals,
  withdrawProposal,
} from '#schema/issues/proposal.ts';
import { deliverPremium, listPremium, orderPremium } from '#schema/money/premium.ts';
import { addProofNote, startProof, submitProof } from '#schema/verification/proof.ts';
import { listOwnPledges, listOwnVotes } from '#schema/people/ownLists.ts';
import { deletePushSubscription, getPushKey, savePushSubscription } from '#schema/people/push.ts';
import { getPayoutAccount, openPayoutAccount } from '#schema/money/payoutAccount.ts';
import { getLeaderboard, getReputation, rateSolver } from '#schema/verification/reputation.ts';
import { SITE_ENDPOINTS } from './siteEndpoints.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { syncOperations } from './sync.ts';
import { playChargeback } from '#schema/money/testChargeback.ts';
import { moveTestClock } from './testClock.ts';
import { RECORD_ENDPOINTS } from '#schema/verification/recordEndpoints.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import { signInProviderEndpoints } from '#schema/people/signInProvider.ts';
import {
  askForPhoneCode,
  confirmContact,
  getOwnContact,
  provePhone,
  removePhone,
} from '#schema/people/contact.ts';
import { askForDataExport, downloadDataExport, getDataExport } from '#schema/people/dataExport.ts';
import {
  askForEmailProof,
  askForPasswordReset,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  getOwnEmail,
  resetPassword,
} from '#schema/people/credentials.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from '#schema/people/passkeys.ts';
import { putAvatar, removeAvatar, saveProfile } from '#schema/people/profile.ts';
import { endOtherSignIns, endSignIn, listSignIns } from '#schema/people/signIns.ts';
import {
  changeUsername,
  getBasicUser,
  getCurrentUser,
  login,
  logout,
  register,
  saveHome,
} from '#schema/people/user.ts';
import {
  appealProof,
  castBallot,
  getCase,
  raiseFlag,
  settleFlag,
} from '#schema/verification/verification.ts';
import { getVideo, putVideo } from '#schema/issues/video.ts';
import { castVote, listUserVotes, listVotes } from '#schema/issues/vote.ts';

/** Every call of the API by operation name. Routes, client, mock and document are held to it. */
export const ENDPOINTS = {
  getCurrentUser,
  login,
  register,
  logout,
  saveHome,
  changeUsername,
  deleteAccount,
  askForPasswordReset,
  resetPassword,
  changePassword,
  getOwnEmail,
  askForEmailProof,
  changeEmail,
  cancelEmailChange,
  confirmEmail,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  getOwnContact,
  askForPhoneCode,
  provePhone,
  removePhone,
  confirmContact,
  ...signInProviderEndpoints,
  beginPasskeySignIn,
  signInWithPasskey,
  getDataExport,
  askForDataExport,
  downloadDataExport,
  getBasicUser,
  saveProfile,
  putAvatar,
  removeAvatar,
  getImpactStats,
  listIssues,
  // Before `getIssue`, whose path would take it for an id.
  listIssueChanges,
  getIssue,
  reportIssue,
  tellAffected,
  followIssue,
  listFollowedIssues,
  editIssue,
  listAmendments,
  listSuccessStories,
  tellStory,
  addIssueNote,
  deleteIssue,
  mergeIssue,
  declineMerge,
  unmergeIssue,
  putUpload,
  getImage,
  listMessages,
  postMessage,
  syncOperations,
  listPledges,
  createPledge,
  getPledgePayment,
  withdrawPledge,
  movePledge,
  getPayoutAccount,
  openPayoutAccount,
  listDonations,
  listProposals,
  createProposal,
  withdrawProposal,
  listUserProposals,
  listVotes,
  castVote,
  listUserVotes,
  listOwnPledges,
  listOwnVotes,
  putVideo,
  getVideo,
  startProof,
  submitProof,
  addProofNote,
  getCase,
  castBallot,
  raiseFlag,
  settleFlag,
  appealProof,
  rateSolver,
  getJuryDraw,
  listJuryDuties,
  answerJurySeat,
  giveVerdict,
  getDesk,
  writeRuling,
  confirmRuling,
  freezeEscrow,
  hideIssue,
  ...MODERATION_ENDPOINTS,
  flagAccount,
  settleAccountFlag,
  liftAccountFreeze,
  ...SITE_ENDPOINTS,
  ...RECORD_ENDPOINTS,
  getReputation,
  getLeaderboard,
  listPremium,
  orderPremium,
  deliverPremium,
  listNotifications,
  markNotificationsRead,
  ...noticeChoiceEndpoints,
  getPushKey,
  savePushSubscription,
  deletePushSubscription,
  listMailbox,
  ...digestEndpoints,
  getMapTile,
  measureMapArea,
  getBasemapTile,
  getOverviewPack,
  getGazetteer,
  geocode,
  reverseGeocode,
  streamEvents,
  moveTestClock,
  playChargeback,
} as const;

export type Operation = keyof typeof ENDPOINTS;
