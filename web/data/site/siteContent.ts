/** One story on the home page: an example of what a solved issue looks like. */
export type SuccessStory = {
  id: string;
  title: string;
  place: string;
  text: string;
  facts: readonly { label: string; value: string }[];
  /** Who tells it. */
  voice: { quote: string; name: string; role: string };
};

/** What an operator of this site edits: links, figures and stories that are theirs, not the product's. */
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
  /** Shown only while the live figures load. */
  figures: {
    active: '132',
    solved: '89',
    users: '5,200+',
    solvedInAll: '870+',
    raised: '$1.2M+',
  },
  stories: [
    {
      id: 'crossing',
      title: 'A school crossing that drivers can see',
      place: 'Riverside',
      text: 'Parents kept reporting near misses at an unmarked corner. One pin on the map gathered 64 donors in nine days. Four contractors made offers; the money followed the one that added lighting to the paint, for less than the paint alone had been quoted before.',
      facts: [
        { label: 'Pledged', value: '$3,180' },
        { label: 'Donors', value: '64' },
        { label: 'Pin to fix', value: '31 days' },
      ],
      voice: {
        quote: 'I put in ten dollars and could watch where every one of them went.',
        name: 'Maya',
        role: 'Donor',
      },
    },
    {
      id: 'ramp',
      title: 'The library door opens for everyone',
      place: 'Northside',
      text: 'Two steps kept wheelchairs and strollers out of a branch library. The report said exactly what counts as solved: a ramp at one in twelve, a rail on both sides, a door that opens by button. A local carpenter offered, built and documented it against that list.',
      facts: [
        { label: 'Pledged', value: '$2,450' },
        { label: 'Donors', value: '41' },
        { label: 'Pin to fix', value: '24 days' },
      ],
      voice: {
        quote: 'The criteria were clear before I quoted, so there was nothing to argue about.',
        name: 'Luis',
        role: 'Solver',
      },
    },
  ] satisfies SuccessStory[],
};
