export const mailboxContent = {
  title: 'Local mailbox',
  subtitle: 'Emails that this site keeps instead of sending them.',
  notice: 'Local mailbox: no mail leaves this machine.',
  loading: 'Loading emails',
  to: (address: string) => `To ${address}`,
  listLabel: 'Your emails, newest first',
  empty: {
    title: 'No emails yet',
    text: 'What would be sent to you appears here: links that confirm your address, and news that you choose in your settings.',
    action: 'Open settings',
  },
  absent: {
    title: 'There is no local mailbox here',
    text: 'This site sends real emails, or none at all.',
  },
  failed: 'Your emails could not be loaded',
} as const;
