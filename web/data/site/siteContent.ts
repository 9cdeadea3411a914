/** What an operator of this site edits: links and addresses that are theirs, not the product's. */
export const siteContent = {
  footer: {
    /** One without `href` is shown as a sign that is not a link. */
    socialLinks: [
      { name: 'Facebook' },
      { name: 'X' },
      { name: 'Instagram' },
      { name: 'LinkedIn' },
    ] satisfies { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X'; href?: string }[],
    partner: { name: 'Example Innovation', href: 'https://example.org/' },
  },
  contactEmail: 'hello@trybe.example',
  privacyEmail: 'privacy@trybe.example',
};
