import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { MESSAGE_MAX_LENGTH } from '#schema/limits.ts';
import { receipt } from '#schema/receipt.ts';
import { shownProfile } from '#schema/people/profile.ts';
import { text, timestamp, uuid } from '#schema/text.ts';

export const messageForm = v.object({
  message: text(1, MESSAGE_MAX_LENGTH, 'Message cannot be empty'),
});

export const postMessageRequest = v.object({
  ...messageForm.entries,
  /** Made by the device, so that repeats are recognized by content too. */
  id: v.optional(uuid),
  issueId: v.optional(uuid),
  writtenAt: v.optional(timestamp),
});

export const chatMessage = v.object({
  id: uuid,
  issueId: uuid,
  userId: v.nullable(uuid),
  userName: v.string(),
  /** Null: none, and in the answer to posting. */
  userProfile: v.nullable(shownProfile),
  message: v.string(),
  createdAt: timestamp,
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const messageWithReceipt = v.object({ ...chatMessage.entries, receipt });

const issueParams = v.object({ id: uuid });

export const listMessages = defineEndpoint({
  operation: 'listMessages',
  method: 'GET',
  path: '/api/issues/{id}/chats',
  summary:
    'The newest messages of a discussion in the order they were received; `before` pages back.',
  access: 'session',
  params: issueParams,
  query: v.object({ before: v.optional(timestamp) }),
  status: 200,
  response: v.array(chatMessage),
  refusals: ['issue_not_found'],
});

export const postMessage = defineEndpoint({
  operation: 'postMessage',
  method: 'POST',
  path: '/api/issues/{id}/chats',
  summary: 'Posts a message in the discussion of an issue. May have been written offline.',
  access: 'session',
  params: issueParams,
  body: postMessageRequest,
  status: 201,
  response: messageWithReceipt,
  isQueueable: true,
  refusals: ['issue_not_found', 'id_taken', 'account_frozen', 'account_restricted'],
});
