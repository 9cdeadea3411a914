import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { OFFICIAL_STATES, responsible } from '#schema/issues/responsible.ts';
import { isCalendarDay, text, uuid } from '#schema/text.ts';

export const OFFICIAL_TEXT_MAX = 1_000;
/** To one report. */
export const OFFICIAL_ANSWERS_MAX = 20;
export const FIX_BY_MAX_DAYS = 5 * 365;

const DAY_WANTED = 'Please say by which day.';

/** The token in a link that was mailed to a body. */
export const linkToken = v.pipe(v.string(), v.maxLength(100));

const fixBy = v.pipe(
  v.string(DAY_WANTED),
  v.maxLength(10, DAY_WANTED),
  v.check(isCalendarDay, DAY_WANTED),
);

export const officialAnswerForm = v.pipe(
  v.object({
    state: v.picklist(OFFICIAL_STATES, 'Please choose an answer.'),
    fixBy: v.optional(v.nullable(v.union([v.literal(''), fixBy], DAY_WANTED)), null),
    text: v.optional(
      text(0, OFFICIAL_TEXT_MAX, `Please use at most ${OFFICIAL_TEXT_MAX} characters.`),
      '',
    ),
  }),
  v.transform(({ fixBy: day, ...answer }) => ({
    ...answer,
    fixBy: answer.state === 'will_fix' ? day || null : null,
  })),
  v.forward(
    v.check(({ state, fixBy: day }) => state !== 'will_fix' || day !== null, DAY_WANTED),
    ['fixBy'],
  ),
);

const forwarded = v.object({
  issueId: uuid,
  title: v.string(),
  location: v.string(),
  responsible,
});
export type ForwardedIssue = v.InferOutput<typeof forwarded>;

export const openForwarding = defineEndpoint({
  operation: 'openForwarding',
  method: 'POST',
  path: '/api/forwardings/open',
  summary:
    'What a body was told of and has answered, with the token of the link in its mail. A link ends when its issue is hidden or removed, or when the body is told at another address.',
  access: 'public',
  isAuditExempt: true,
  replay: 'none',
  body: v.object({ token: linkToken }),
  status: 200,
  response: forwarded,
  refusals: ['link_expired'],
});

/** Carries the token where a call's body is a picture, because no address may contain it. */
export const LINK_TOKEN_HEADER = 'X-Trybe-Link';

export const sendAnswerPhoto = defineEndpoint({
  operation: 'sendAnswerPhoto',
  method: 'POST',
  path: '/api/forwardings/photos',
  summary:
    'Stores the picture of an official answer, with the token of the link in the header X-Trybe-Link. Only answers by the same link can use it; a picture without an answer is deleted within a day.',
  kind: 'bytes',
  access: 'public',
  isAuditExempt: true,
  replay: 'none',
  status: 201,
  response: v.object({ id: uuid }),
  refusals: [
    'link_expired',
    'photo_too_large',
    'storage_full',
    'unsupported_image',
    'unreadable_image',
    'upload_differs',
  ],
});

export const answerForwarding = defineEndpoint({
  operation: 'answerForwarding',
  method: 'POST',
  path: '/api/forwardings/answers',
  summary:
    'A body’s official answer to a report that it was told of, in public, with the token of the link in its mail.',
  access: 'public',
  body: v.object({
    token: linkToken,
    answer: officialAnswerForm,
    /** Of a picture that was sent by the same link; null: none. */
    photoId: v.optional(v.nullable(uuid), null),
  }),
  status: 200,
  response: forwarded,
  refusals: ['link_expired', 'too_many_answers', 'photo_missing'],
});
