import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { CONTACT_REFUSALS } from '#schema/refusals.ts';
import { reason, sha256, timestamp, uuid } from '#schema/text.ts';
import { PROOF_CHOICES, PROOF_REFUSALS } from './verification.ts';

const choice = v.picklist(PROOF_CHOICES, 'Please choose to approve or to reject.');

/** A juror's own seat; other verdicts stay sealed until the jury closes. */
export const juryDuty = v.object({
  proofId: uuid,
  issueId: uuid,
  issueTitle: v.string(),
  location: v.string(),
  status: v.picklist(['offered', 'accepted', 'declined', 'lapsed']),
  offeredAt: timestamp,
  offerEndsAt: timestamp,
  endsAt: timestamp,
  seatsAccepted: v.number(),
  verdictsGiven: v.number(),
  ownVerdict: v.nullable(v.object({ choice, reason: v.string(), givenAt: timestamp })),
  outcome: v.nullable(v.picklist(['accepted', 'rejected', 'arbitration'])),
});
export type JuryDuty = v.InferOutput<typeof juryDuty>;

export const listJuryDuties = defineEndpoint({
  operation: 'listJuryDuties',
  method: 'GET',
  path: '/api/jury',
  summary: "The signed-in person's seats on juries, the open ones first.",
  access: 'session',
  status: 200,
  response: v.array(juryDuty),
});

const proofParams = v.object({ id: uuid });

export const answerJurySeat = defineEndpoint({
  operation: 'answerJurySeat',
  method: 'POST',
  path: '/api/jury/{id}/seat',
  summary: 'Accepts or declines an offered jury seat; `id` is the proof.',
  access: 'session',
  isDecision: true,
  params: proofParams,
  body: v.object({ answer: v.picklist(['accepted', 'declined'], 'Please accept or decline.') }),
  status: 204,
  refusals: [...PROOF_REFUSALS, ...CONTACT_REFUSALS, 'has_stake'],
});

export const giveVerdict = defineEndpoint({
  operation: 'giveVerdict',
  method: 'POST',
  path: '/api/jury/{id}/verdict',
  summary: 'Gives a sealed jury verdict, once and finally; `id` is the proof.',
  access: 'session',
  isDecision: true,
  params: proofParams,
  body: v.object({ choice, reason }),
  status: 204,
  refusals: [...PROOF_REFUSALS, ...CONTACT_REFUSALS, 'has_stake'],
});

/** Everything needed to reproduce the draw. Bytes as lowercase hexadecimal. */
export const juryDraw = v.object({
  proofId: uuid,
  issueId: uuid,
  /** SHA-256 of the secret, published with the proof. */
  commitment: sha256,
  /** Null: no jury was called. */
  draw: v.nullable(
    v.object({
      secret: sha256,
      /** Hash and number of the last audit entry before the draw. */
      auditHead: sha256,
      auditSequence: v.number(),
      listHash: sha256,
      seed: sha256,
      /** The frozen list of eligible people under pseudonyms, sorted. */
      ids: v.array(v.string()),
      /** Those of them who are asked after the others; absent in answers from before there were any. */
      laterIds: v.optional(v.array(v.string())),
      /** In the order of offers. */
      order: v.array(v.string()),
      radiusKm: v.nullable(v.number()),
      needsExperience: v.boolean(),
      seats: v.array(
        v.object({
          jurorId: v.string(),
          status: v.picklist(['offered', 'accepted', 'declined', 'lapsed']),
        }),
      ),
      /** With the salt that opens the seal in the audit log; empty until the jury closes. */
      verdicts: v.array(
        v.object({
          jurorId: v.string(),
          choice,
          reason: v.string(),
          salt: sha256,
          seal: sha256,
        }),
      ),
    }),
  ),
});
export type JuryDraw = v.InferOutput<typeof juryDraw>;

export const getJuryDraw = defineEndpoint({
  operation: 'getJuryDraw',
  method: 'GET',
  path: '/api/proofs/{id}/draw',
  summary: 'The jury draw for a proof, with everything needed to repeat it.',
  access: 'public',
  cache: 'shared',
  params: proofParams,
  status: 200,
  response: juryDraw,
  refusals: ['proof_not_found'],
});
