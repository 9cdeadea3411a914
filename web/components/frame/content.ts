export const themeContent = {
  label: 'Theme',
  dark: 'Dark',
  light: 'Light',
  system: 'System',
} as const;

export const panelContent = {
  transparency: 'Transparency',
  own: [
    { href: '/mine?list=needs', label: 'Your lists' },
    { href: '/outbox', label: 'Unsent' },
    { href: '/profile?section=settings', label: 'Settings' },
  ],
} as const;
