import { listAudit, listLedger, listMoneyTrail } from './audit.ts';
import { listMessages, postMessage } from './chat.ts';
import {
  confirmRuling,
  flagAccount,
  freezeEscrow,
  getDesk,
  grantRole,
  liftAccountFreeze,
  settleAccountFlag,
  writeRuling,
} from './desk.ts';
import { streamEvents } from './event.ts';
import { geocode, reverseGeocode } from './geocoding.ts';
import { getImage, putUpload } from './image.ts';
import { deleteIssue, editIssue, getIssue, listIssues, reportIssue } from './issue.ts';
import { answerJurySeat, getJuryDraw, giveVerdict, listJuryDuties } from './jury.ts';
import {
  getBasemapTile,
  getGazetteer,
  getMapTile,
  getOverviewPack,
  measureMapArea,
} from './map.ts';
import { listMailbox } from './mailbox.ts';
import { hideIssue } from './moderation.ts';
import { getNoticeChoices, saveNoticeChoices } from './noticeChoice.ts';
import { listNotifications, markNotificationsRead } from './notification.ts';
import {
  createPledge,
  getPledgePayment,
  listDonations,
  listPledges,
  withdrawPledge,
} from './pledge.ts';
import { createProposal, listProposals, listUserProposals, withdrawProposal } from './proposal.ts';
import { deliverPremium, listPremium, orderPremium } from './premium.ts';
import { addProofNote, startProof, submitProof } from './proof.ts';
import { deletePushSubscription, getPushKey, savePushSubscription } from './push.ts';
import { getPayoutAccount, openPayoutAccount } from './payoutAccount.ts';
import { getLeaderboard, getReputation } from './reputation.ts';
import { getSettings } from './settings.ts';
import { getImpactStats } from './statistics.ts';
import { syncOperations } from './sync.ts';
import { playChargeback } from './testChargeback.ts';
import { moveTestClock } from './testClock.ts';
import { getTransparency, listAuditHeads } from './transparency.ts';
import { deleteAccount } from './accountDeletion.ts';
import { getBasicUser, getCurrentUser, login, logout, register, saveHome } from './user.ts';
import {
  appealProof,
  castBallot,
  getCase,
  raiseFlag,
  rateSolver,
  settleFlag,
} from './verification.ts';
import { getVideo, putVideo } from './video.ts';
import { castVote, listUserVotes, listVotes } from './vote.ts';

/** Every call of the API by operation name. Routes, client, mock and document are held to it. */
export const ENDPOINTS = {
  getCurrentUser,
  login,
  register,
  logout,
  saveHome,
  deleteAccount,
  getBasicUser,
  getImpactStats,
  getSettings,
  listIssues,
  getIssue,
  reportIssue,
  editIssue,
  deleteIssue,
  putUpload,
  getImage,
  listMessages,
  postMessage,
  syncOperations,
  listPledges,
  createPledge,
  getPledgePayment,
  withdrawPledge,
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
  flagAccount,
  settleAccountFlag,
  liftAccountFreeze,
  grantRole,
  listAudit,
  listLedger,
  listMoneyTrail,
  getTransparency,
  listAuditHeads,
  getReputation,
  getLeaderboard,
  listPremium,
  orderPremium,
  deliverPremium,
  listNotifications,
  markNotificationsRead,
  getNoticeChoices,
  saveNoticeChoices,
  getPushKey,
  savePushSubscription,
  deletePushSubscription,
  listMailbox,
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
