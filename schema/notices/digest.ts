import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { DISTANCES_KM } from '#schema/issues/issueFilters.ts';
import { AREA_NAME_MAX_LENGTH } from '#schema/people/followLimits.ts';
import { latitude, longitude } from '#schema/places/geo.ts';
import { receipt } from '#schema/receipt.ts';
import { text, timestamp, uuid } from '#schema/text.ts';

export const DIGEST_FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

export type DigestLine = {
  issueId: string;
  title: string;
  status: IssueStatus;
  pledged: { cents: string; currency: string };
};

const radiusKm = v.picklist(DISTANCES_KM, `radiusKm is one of ${DISTANCES_KM.join(', ')}.`);
const digestChoice = {
  frequency: v.picklist(
    DIGEST_FREQUENCIES,
    `frequency is one of ${DIGEST_FREQUENCIES.join(', ')}.`,
  ),
  /** Includes new reports around the home area. */
  followsHome: v.boolean('followsHome is true or false.'),
};

export const followedArea = v.object({
  id: uuid,
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  radiusKm,
  followedAt: timestamp,
});
export type FollowedArea = v.InferOutput<typeof followedArea>;

export const digestSettings = v.object({
  ...digestChoice,
  /** Latest first. */
  areas: v.array(followedArea),
});
export type DigestSettings = v.InferOutput<typeof digestSettings>;

export const getDigestSettings = defineEndpoint({
  operation: 'getDigestSettings',
  method: 'GET',
  path: '/api/user/digest',
  summary: 'The signed-in person’s digest frequency and followed areas.',
  access: 'session',
  status: 200,
  response: digestSettings,
});

export const saveDigestSettings = defineEndpoint({
  operation: 'saveDigestSettings',
  method: 'PUT',
  path: '/api/user/digest',
  summary:
    'Chooses how often the digest is made. It is sent by push or email only if chosen for `digest`.',
  access: 'session',
  isAuditExempt: true,
  body: v.object(digestChoice),
  status: 204,
  refusals: ['account_frozen'],
});

const areaChoice = v.object({
  name: text(1, AREA_NAME_MAX_LENGTH, 'Please name the area.'),
  latitude,
  longitude,
  radiusKm,
});
export type AreaChoice = v.InferInput<typeof areaChoice>;

export const followArea = defineEndpoint({
  operation: 'followArea',
  method: 'PUT',
  path: '/api/user/areas/{id}',
  summary:
    'Follows or unfollows an area, under an id made by the device: new reports in it are part of the digest, weekly by default. Safe to repeat; may have been written offline.',
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  body: v.object({
    /** Null: stops following. */
    area: v.nullable(areaChoice),
  }),
  status: 200,
  response: v.object({ id: uuid, receipt }),
  isQueueable: true,
  refusals: ['account_frozen', 'too_many_areas', 'id_taken'],
});

export const stopDigest = defineEndpoint({
  operation: 'stopDigest',
  method: 'POST',
  path: '/api/digest-stops/{token}',
  summary:
    'Unsubscribes from one kind of email (digests, or money and deadlines) with the signed token in it (RFC 8058). The token does nothing else and does not expire.',
  access: 'public',
  isAuditExempt: true,
  params: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  status: 204,
  refusals: ['link_expired'],
});
