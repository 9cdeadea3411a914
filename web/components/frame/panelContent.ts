export const panelContent = {
  transparency: 'Transparency',
  own: [
    { href: '/outbox', label: 'Outbox' },
    { href: '/profile?section=settings', label: 'Settings' },
  ],
} as const;
