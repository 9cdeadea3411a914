import type { DOCUMENT_KINDS } from '#schema/people/contact.ts';

const kinds: Record<(typeof DOCUMENT_KINDS)[number], string> = {
  passport: 'Passport',
  identity_card: 'Identity card',
  driving_licence: 'Driving licence',
};

export const contactDeskContent = {
  heading: 'Confirm who somebody is',
  text: 'For a person whose document you have seen, in person or on a call. Only a fingerprint of it is stored, so that it cannot confirm a second account, not even within 12 months of this one being deleted.',
  username: 'Name of their account',
  kind: 'Document',
  kinds,
  country: 'Country that issued it, two letters',
  number: 'Number of the document',
  submit: 'Confirm the person',
  pending: 'Confirming...',
  done: 'Person confirmed',
  failed: 'The person was not confirmed',
} as const;
