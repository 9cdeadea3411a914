export const discussionContent = {
  listLabel: 'Messages',
  emptyTitle: 'No messages yet',
  empty: 'Ask a question or share what you know about this issue.',
  unsentEmpty: 'You can write already. Messages are sent right after the report.',
  logIn: 'Please log in to join the discussion.',
  signIn: 'Sign In',
  failed: 'The discussion could not be loaded',
  failedText:
    'What others wrote is not stored on this device. It loads when the server can be reached; you can write all the same.',
  retry: 'Retry',
  earlier: 'Show earlier messages',
  earlierPending: 'Loading...',
  you: 'You',
  form: {
    label: 'Your message',
    placeholder: 'Write a message...',
    submit: 'Send',
    pending: 'Saving...',
  },
  waiting: 'Waiting to send',
  attention: 'Needs attention',
  outbox: 'See the outbox',
  toast: {
    saved: 'Saved on this device',
    savedText: 'Your message is sent as soon as there is a connection.',
    failed: 'Error sending message',
  },
} as const;
