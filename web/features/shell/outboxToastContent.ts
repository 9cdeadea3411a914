export const outboxToastContent = {
  reported: 'Issue reported',
  reportedText: 'Your issue has been successfully reported.',
  messageSent: 'Message sent!',
  messageSentText: 'Your message has been posted.',
  edited: 'Issue updated',
  editedText: 'Your changes have been saved.',
  reportFailed: 'Error',
  reportFailedText: (detail: string) => `Failed to report issue: ${detail}`,
  messageFailed: 'Error sending message',
  editFailed: 'Error updating issue',
  affectedFailed: 'Not counted',
  followed: 'You follow this issue',
  followedText: 'Its news appears under the bell.',
  unfollowed: 'You no longer follow this issue',
  areaFollowed: 'You follow this area',
  areaFollowedText: 'New reports come with your digest, under the bell.',
  areaUnfollowed: 'You no longer follow this area',
  followFailed: 'Not saved',
  areaFailed: 'The area is not followed',
  show: 'Show',
} as const;

export const proofToastContent = {
  sent: 'Proof submitted',
  sentText: 'The reporter and the donors have 72 hours to judge it.',
  failed: 'Error submitting the proof',
} as const;
