export const siteContent = {
  /** Stands in sentences where no address is known. */
  operator: 'the operator of this site',
  /** Where else the makers of a site are; one without `href` is shown as a sign that is not a link. */
  socialLinks: [
    { name: 'Facebook' },
    { name: 'X' },
    { name: 'Instagram' },
    { name: 'LinkedIn' },
  ] satisfies { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X'; href?: string }[],
};
