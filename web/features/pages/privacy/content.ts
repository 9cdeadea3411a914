import type { LongText } from '#web/components/text/longText.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** What the operator set, in the words of the text below. */
export const retentionContent = {
  sessionDays: days,
  sessionMaxDays: days,
  deviceDays: days,
  accountTraceDays: days,
  replyKeptDays: days,
  failedSignInHours: (count: number) => `${count} hours`,
};

export const privacyContent = {
  title: 'Privacy Policy',
  lead: 'What Trybe knows about you, why, who can see it, and how to get rid of it.',
  description:
    'What Trybe stores about you and your photos, what is public, what stays on your device, and your rights. Not for children under 16.',
  lastUpdated: 'May 18, 2025',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'No advertising, no tracking, no analytics of others, no sale of data.',
            'What you do for an issue is public under your username. Your email address is not.',
            'Photos lose their hidden data on your device before they are sent.',
            'Cookies only for being signed in and for your language.',
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      blocks: [
        {
          terms: [
            [
              'Account',
              'Username, email address, preferred role and the day you registered. Your password is kept only as an Argon2 hash, from which it cannot be read. Whether you have confirmed the address is kept with the day; links that we mail you are kept as a hash until they are used or too old.',
            ],
            [
              'A former username',
              'If you change it: when, and for 180 days a digest that only this installation can make of what the old one looked like, so that nobody else takes it and passes for you.',
            ],
            [
              'What you show',
              'Only if you fill it in: a name, a few words about you and a picture. They are public and stand beside your username; the public record has the username alone. Of the picture a square is kept, without any hidden data; one that you replace or remove is out of sight at once and deleted within two days.',
            ],
            [
              'Passkeys',
              'Only if you add one: its public key, a name of the device in words, when it was made and last used, and your recovery codes as a hash. What unlocks your device, such as a fingerprint, never leaves it.',
            ],
            [
              'Sign-in service',
              'Only if you sign in with one that this installation offers: a digest of who you are there, and the day on which you linked it. The service sees that, and when, you sign in here.',
            ],
            [
              'Second proof',
              'Only if you give one. Of a phone number a digest that only this installation can make, and its last two digits; of a document that an operator has seen nothing but such a digest. So that one proof serves one account, the digest stays for 12 months after you take it back or delete the account, without your name.',
            ],
            [
              'Where you are signed in',
              'For each sign-in browser and system in words, when it began and, to the hour, when it was last used. You see and end them in your settings; they are gone when they end.',
            ],
            [
              'What you post',
              'Reports with their place and photos, pledges, proposals, votes and messages, each with its time.',
            ],
            [
              'What you follow',
              'The issues and areas that you follow, since when, and how often you want them summed up. Nobody else sees it; it is gone when your account is.',
            ],
            [
              'Photos',
              'The picture as your device sent it is kept privately as evidence, until the report or your account is deleted. What others see are smaller copies made from it, without any hidden data. A photo or video that no report and no proof names is deleted after a day. A photo that a moderator removes is deleted at once, original and copies.',
            ],
            [
              'Faces and plates that you covered',
              'Nothing. The boxes are part of the picture before it is stored to be sent; the picture without them is dropped on your device and never leaves it.',
            ],
            [
              'Place and time of a photo',
              'Only if you agree in the report form. Otherwise nothing but the picture is sent.',
            ],
            [
              'Books and audit log',
              'Every movement of money, and what was done to an issue. The log names people only by a salted digest, and changed values only by salted commitments, so that it stays whole when an account or an issue is erased.',
            ],
            [
              'Reports to moderators',
              'What you reported and why, until you delete your account; only ambassadors and operators read it, without your name. What they decided about what you published, with their reason and your appeal, is kept with your account. On the public record of an issue stands only what was decided, without the content, the reason or a name.',
            ],
            [
              'Push and email',
              'Which news you want, as your settings say, and for each device the address that its browser gave for pushes. A device is forgotten when you sign out on it, remove it, or its browser is gone.',
            ],
            [
              'Which accounts belong together',
              'Digests that only this installation can make of the browser you sign in with, its address for pushes, your card’s mark and your bank account’s, and of your network with the ten minutes in which you signed in, pledged or voted, for {accountTraceDays} after they were last seen. They serve one thing: that nobody holds two seats on a jury, or one on the jury over their own case. Where card pledges of a deleted account went back, the mark of its card stays for 30 days, so that nobody pays and takes back without end.',
            ],
            [
              'Answers to what you send',
              'So that something your device sends a second time happens once, our answer to it is kept for {replyKeptDays}. After that only ids, amounts and the receipt of what must never happen twice are left.',
            ],
            [
              'Technical log',
              'Method, kind of page, status and duration of a request. No address, no content, no cookie. To slow down attacks, network addresses are counted in memory and, for sign-ins, registrations and mails that were asked for, for up to two hours in the database, by a digest that only this installation can make. Where the operator has a program that shuts out who guesses passwords, the network address of a failed sign-in is also written into a file of its own, which is deleted after {failedSignInHours}.',
            ],
          ],
        },
      ],
    },
    {
      id: 'public',
      title: 'Who can see what',
      blocks: [
        {
          table: {
            caption: 'Your data and who sees it',
            head: ['What', 'Everyone', 'Signed in', 'Only you'],
            rows: [
              ['Username, what you show, reports, photos', 'Yes', 'Yes', 'Yes'],
              ['Pledges with amount, proposals, votes', 'Yes', 'Yes', 'Yes'],
              ['Messages in discussions', 'No', 'Yes', 'Yes'],
              ['Email address, notifications', 'No', 'No', 'Yes'],
              ['Unsent reports on your device', 'No', 'No', 'Yes'],
            ],
          },
        },
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'So that the app opens and works without network, your browser keeps copies of public lists, visited issues and map tiles, and your choice of theme. Reports, edits and messages that wait to be sent are kept with their photos until the server has confirmed them. Logging out does not delete them: they are sent when you, and only you, sign in on that device again. On a shared device, check the outbox before you leave.',
        'A cookie, **trybe.sid**, keeps you signed in. It ends when you log out, or after {sessionDays} without use, and after {sessionMaxDays} in any case. Another one, **trybe.device**, is a random number by which we see for {deviceDays} that you have signed in with this browser before, so that somebody who guesses at your password from elsewhere cannot lock you out. **trybe-language** keeps the language that you chose, for a year. Where an installation reads from copies of its database, **trybe.position** says for a minute after you wrote something how far a copy has to be for you to see it.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      blocks: [
        'The built-in map and place search come from this site. For street detail the map may load tiles from a provider that the map names at its edge, by default OpenStreetMap; that provider then sees your network address and the area you look at. If the operator has set up an outside geocoder, place searches are passed on by our server, without your address.',
        'A push travels through the push service of your browser’s maker, encrypted so that only your browser can read it. An email travels through the operator’s mail server to your address. News about your money and your deadlines are sent until you turn them off, in the settings or by one tap in such an email; other news are not sent unless you choose it. What concerns your account is sent too: the link that confirms an address, a new password that somebody asked for, a password that was changed. A code for your phone travels through the operator’s provider of text messages, which sees the number. To an address that nobody has confirmed nothing but that link is sent.',
        'If the operator has named a body as responsible for a place and category, a report of that kind is sent to it by email or into its own system: its title, description and place with the address of its page, never your name or email address. What the body answers is public; what you say to its “fixed” is on the public record without your name.',
        'Where an installation takes real money, you pay on a page of Stripe, which gets your card and what it needs to know for that; we get the amount, whether it was paid, and a mark by which Stripe knows the card again. A solver who wants to be paid answers Stripe’s questions there. With test money nothing goes to Stripe.',
        'The operator’s hosting company processes data on our behalf. Nobody else gets any, unless a law compels us.',
      ],
    },
    {
      id: 'retention',
      title: 'How long',
      blocks: [
        'Account data: until you delete the account. Then your names, what you said of yourself, your picture, address, password, settings and news are erased; what you posted and decided stays without your name, and so do notices that others got before. Issues and their discussions: as long as they help others understand what was decided. Bookings: as long as the law demands records of money. A deleted issue disappears from view, and its bookings stay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can have a copy of what is stored about you, with your photos and videos: ask for it under [Your data](/profile?section=settings&page=data) in your settings; it is there within minutes and for 24 hours. You can have it corrected, have it erased, and object to its use. To erase your account, choose [Delete account](/profile?section=settings&page=data) in your settings; it has to wait until money and duties of yours are settled. For everything else write to {privacy} from the address of your account; you get an answer within 30 days. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Trybe is not for children under 16. If you learn that a child has registered, please tell us, and we will close the account and erase its data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the date at its top does too. If a change concerns what happens to data we already hold, we tell you before it applies.',
      ],
    },
  ],
} satisfies LongText;
