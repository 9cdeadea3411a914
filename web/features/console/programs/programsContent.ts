export const programsContent = {
  docs: 'How programs use this site',
  keys: {
    heading: 'Keys of this site',
    text: 'Give each program its own key, such as the city’s app or a newspaper’s map. Nobody is the reporter of what it sends: donors alone decide about it. People create keys of their own in their settings.',
    caption: 'Keys of this site',
    empty: 'No keys yet.',
    failed: 'The keys could not be loaded',
    columns: { name: 'For', by: 'Created by', made: 'Created', used: 'Last used', act: 'Revoke' },
    unused: 'not yet',
    add: 'Create a key',
    revoke: 'Revoke',
    revokeLabel: (name: string) => `Revoke the key for ${name}`,
    adding: {
      title: 'Create a key of this site',
      text: 'It lets a program send reports by Open311, and nothing else.',
      name: 'Which program is it for?',
      submit: 'Create the key',
      done: 'Key created',
    },
    revoking: {
      title: 'Revoke this key?',
      text: 'Programs that use it are refused at once. What they sent stays.',
      submit: 'Revoke the key',
      done: 'Key revoked',
    },
  },
} as const;
