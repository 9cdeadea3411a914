import type { LongText } from '#web/components/text/longText.ts';

/** Heading of the legally required imprint. */
export const imprintTitle = 'Legal notice';

export const statusContent = {
  title: 'Does it work at the moment?',
  link: 'The status of this site',
  text: 'says what works, what is late, and when the books were checked.',
};

export const helpContent = {
  title: 'Help Center',
  lead: 'Quick answers, and a person to write to when they are not enough.',
  description:
    'Help with Trybe: reporting without signal, pledges and refunds, proposals and votes, photos, and how to contact us.',
  sections: [
    {
      id: 'questions',
      title: 'Frequent questions',
      blocks: [
        {
          question: 'How do I report an issue?',
          answer:
            'Sign in and open [Report an Issue](/report-issue). Set the pin by tapping the map, by searching for the place or with My Location, add up to five photos, and say what counts as solved. A report takes about two minutes.',
        },
        {
          question: 'I had no signal. Is my report lost?',
          answer:
            'No. It is saved on your device with its photos, and sent by itself as soon as the network is back and you are signed in. The mark in the header shows how many items wait; tap it to see each one and, once it has arrived, its link.',
        },
        {
          question: 'What happens to the money I pledge?',
          answer:
            'It is held in escrow for that one issue, and shown in its total. If the reporter deletes the issue before work begins, you get back exactly what you put in. Until a proposal is chosen you can take it back yourself, and without a winning proposal it is refunded automatically on the date shown next to it. Nothing is paid out before the community has [verified](/verification-process) the work; what it did not need goes back to the donors.',
        },
        {
          question: 'Why can I not vote on a proposal?',
          answer:
            'You have to be signed in, and you cannot vote on your own proposal. On proposals for an issue that you reported you vote only with money of your own in it: against, and for where nobody else has pledged. Completed issues take no more votes.',
        },
        {
          question: 'My photo is refused. What can I do?',
          answer:
            'Photos are JPG, PNG or WebP and smaller than 5 MB. The app makes large photos smaller by itself; if yours is refused anyway, it may be damaged or of another type, so take a screenshot of it or a new photo.',
        },
      ],
    },
    {
      id: 'more',
      title: 'Where else to look',
      blocks: [
        {
          list: [
            '[FAQ](/faq): more questions, with a search.',
            '[How It Works](/how-it-works): each step in order.',
            '[Verification Process](/verification-process): who decides that an issue is solved.',
            '[Community guidelines](/community-guidelines): what makes a good report, and what is not allowed.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      path: '/contact',
      blocks: [
        {
          terms: [
            ['General', 'Write to {contact}. For trouble with an issue, please add its address.'],
            ['Privacy', 'Write to {privacy}, for copies, corrections and erasure of your data.'],
            ['Danger', 'Trybe is not watched around the clock. Call the emergency services first.'],
          ],
        },
      ],
    },
  ],
} satisfies LongText;
