export const footerContent = {
  social: (siteName: string) => `${siteName} elsewhere`,
  label: 'Footer',
  transparency: 'Transparency',
  accessibility: 'Accessibility',
  openData: 'Use our data',
  partner: 'In partnership with',
  copyright: (year: number, owner: string) =>
    `© ${year} ${owner.replace(/\.$/u, '')}. All rights reserved.`,
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
} as const;
