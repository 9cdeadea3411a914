import { listAudit, listLedger, listMoneyTrail } from './audit.ts';
import { listMessages, postMessage } from './chat.ts';
import { streamEvents } from './event.ts';
import { geocode, reverseGeocode } from './geocoding.ts';
import { getImage, putUpload } from './image.ts';
import { deleteIssue, editIssue, getIssue, listIssues, reportIssue } from './issue.ts';
import {
  getBasemapTile,
  getGazetteer,
  getMapTile,
  getOverviewPack,
  measureMapArea,
} from './map.ts';
import { listNotifications, markNotificationsRead } from './notification.ts';
import { createPledge, listDonations, listPledges, withdrawPledge } from './pledge.ts';
import { createProposal, listProposals, listUserProposals, withdrawProposal } from './proposal.ts';
import { getSettings } from './settings.ts';
import { getImpactStats } from './statistics.ts';
import { syncOperations } from './sync.ts';
import { moveTestClock } from './testClock.ts';
import { getBasicUser, getCurrentUser, login, logout, register } from './user.ts';
import { castVote, listUserVotes, listVotes } from './vote.ts';

/** Every call of the API by operation name. Routes, client, mock and document are held to it. */
export const ENDPOINTS = {
  getCurrentUser,
  login,
  register,
  logout,
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
  withdrawPledge,
  listDonations,
  listProposals,
  createProposal,
  withdrawProposal,
  listUserProposals,
  listVotes,
  castVote,
  listUserVotes,
  listAudit,
  listLedger,
  listMoneyTrail,
  listNotifications,
  markNotificationsRead,
  getMapTile,
  measureMapArea,
  getBasemapTile,
  getOverviewPack,
  getGazetteer,
  geocode,
  reverseGeocode,
  streamEvents,
  moveTestClock,
} as const;

export type Operation = keyof typeof ENDPOINTS;
