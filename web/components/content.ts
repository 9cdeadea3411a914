/** Every word that the shell and the shared parts show. */
export const content = {
  brand: 'Trybe',
  tagline: 'Fund it, fix it, make the difference',
  skipLink: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  working: 'Working...',
  noImage: 'No Image Available',
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  toast: {
    region: 'Notifications ({hotkey})',
    dismiss: 'Dismiss notification',
  },
  status: {
    openForPledges: 'Open for Pledges',
    openForProposals: 'Open for Proposals',
    inProgress: 'In Progress',
    completed: 'Completed',
  },
  priority: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  issueCard: { pledged: 'pledged' },
  sync: {
    online: 'Online',
    offline: 'Offline',
    waiting: (count: number) => `${count} waiting to be sent`,
  },
  theme: {
    label: 'Theme',
    dark: 'Dark',
    light: 'Light',
    system: 'System',
  },
  header: {
    navigation: 'Main',
    openMenu: 'Open menu',
    menu: 'Menu',
    account: 'My Account',
    accountOf: (username: string) => `My Account, ${username}`,
    profile: 'Profile',
    logout: 'Logout',
    loggingOut: 'Logging out...',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    reportIssue: 'Report an Issue',
    links: [
      { href: '/', label: 'Home' },
      { href: '/issues', label: 'Issues' },
      { href: '/map', label: 'Map' },
      { href: '/faq', label: 'FAQ' },
    ],
  },
  notifications: { unread: 'Unread:' },
  bottomBar: { label: 'Quick actions', issues: 'Issues', map: 'Map' },
  footer: {
    social: 'Trybe elsewhere',
    label: 'Footer',
    copyright: (year: number) => `© ${year} Trybe. All rights reserved.`,
    columns: [
      {
        title: 'Platform',
        links: [
          { href: '/issues', label: 'Browse Issues' },
          { href: '/map', label: 'Map' },
          { href: '/report-issue', label: 'Report an Issue' },
          { href: '/faq', label: 'FAQ' },
        ],
      },
      {
        title: 'Resources',
        links: [
          { href: '/help', label: 'Help Center' },
          { href: '/community-guidelines', label: 'Community Guidelines' },
          { href: '/verification-process', label: 'Verification Process' },
          { href: '/how-it-works', label: 'How It Works' },
        ],
      },
      {
        title: 'Company',
        links: [
          { href: '/about', label: 'About' },
          { href: '/mission', label: 'Our Mission' },
          { href: '/team', label: 'Team' },
          { href: '/contact', label: 'Contact' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { href: '/terms', label: 'Terms of Service' },
          { href: '/privacy', label: 'Privacy Policy' },
          { href: '/dispute-resolution', label: 'Dispute Resolution' },
          { href: '/payment-terms', label: 'Payment Terms' },
        ],
      },
    ],
  },
} as const;
