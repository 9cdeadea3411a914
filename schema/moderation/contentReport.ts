import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { REPORT_TEXT_MAX_LENGTH } from '#schema/moderation/moderationLimits.ts';
import { text, uuid } from '#schema/text.ts';
import { REPORT_GROUNDS, REPORTED_KINDS } from './choices.ts';

const TEXT_MISSING = 'Please say in a few words what is wrong.';

/** "Other" needs an explanation. */
const isExplained = ({ ground, text: words }: { ground: string; text: string }) =>
  ground !== 'other' || words !== '';

const told = {
  ground: v.picklist(REPORT_GROUNDS, 'Please choose a reason.'),
  text: text(0, REPORT_TEXT_MAX_LENGTH, TEXT_MISSING),
};

export const reportForm = v.pipe(
  v.object(told),
  v.forward(v.partialCheck([['ground'], ['text']], isExplained, TEXT_MISSING), ['text']),
);

export const reportContentRequest = v.pipe(
  v.object({
    kind: v.picklist(REPORTED_KINDS, 'kind is issue, message, proposal, proof or profile.'),
    /** Of the issue, message, proposal or proof; of the person for a profile. */
    subjectId: uuid,
    ...told,
  }),
  v.forward(v.partialCheck([['ground'], ['text']], isExplained, TEXT_MISSING), ['text']),
);

export const reportContent = defineEndpoint({
  operation: 'reportContent',
  method: 'POST',
  path: '/api/content-reports',
  summary:
    'Reports an issue, message, proposal, proof or profile to the moderators; once per person and thing. Its author never learns who did.',
  access: 'session',
  isAuditExempt: true,
  body: reportContentRequest,
  status: 204,
  refusals: ['not_found', 'own_content', 'already_reported', 'account_frozen'],
});
