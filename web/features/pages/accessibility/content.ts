import type { LongText } from '#web/components/text/longText.ts';

export const accessibilityContent = {
  title: 'Accessibility',
  lead: 'Trybe is for everybody who lives here, whatever they see, hear or hold.',
  description:
    'How accessible Trybe is, what it has been checked with, what is not accessible yet, and whom to tell.',
  lastUpdated: 'November 28, 2026',
  sections: [
    {
      id: 'aim',
      title: 'What we aim at',
      blocks: [
        'The pages of this site are meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on which the European standard EN 301 549 is based. Everything can be done with a keyboard alone, at 360 pixels of width, with large text, in a light and a dark theme, and with less motion where your device asks for it.',
      ],
    },
    {
      id: 'checked',
      title: 'How it is checked',
      blocks: [
        'Each release of the software is checked by programs: contrast, names, roles and order with axe on every kind of page, in both themes and two widths; the keyboard, from the report form to the vote; right-to-left writing. That is a self-assessment. Programs find about half of all barriers, and no independent body has examined this installation.',
      ],
    },
    {
      id: 'limits',
      title: 'What is not accessible',
      blocks: [
        {
          list: [
            'The map is a picture. The same issues are in the [list](/issues), with search, filters and places in words.',
            'Photos that people add have no description of their own, only the title of the report.',
            'Videos that people add as proof have no captions and no audio description. The summary beside them is text.',
            'What people write can be hard to read, or in another language.',
            'Pages of others that we link to, such as the payment pages of Stripe.',
          ],
        },
      ],
    },
    {
      id: 'tell',
      title: 'Tell us about a barrier',
      blocks: [
        'Write to {contact}: which page, what you wanted to do, what got in your way, and what you use, such as a screen reader. You get an answer, and if you wish the content in another form. Where a public body runs this site and its answer does not help, you may turn to the authority that enforces the law on accessibility in your country.',
      ],
    },
  ],
} satisfies LongText;
