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
  show: 'Show',
} as const;
