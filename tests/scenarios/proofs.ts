import { startProof, submitProof, type Proof } from '#schema/case/proof.ts';
import type { Client } from './client.ts';
import { picture, REPORT, uploadPicture } from './fixtures.ts';

/** Where the report of the fixtures is. */
export const PLACE = { latitude: Number(REPORT.latitude), longitude: Number(REPORT.longitude) };

/** What the solver says of the work. */
export const WORK_SUMMARY = 'Filled with hot asphalt and rolled until it was level with the road.';

type Taken = { place?: typeof PLACE; shade?: number };

/** A proof that is ready to be handed in: photos of opposite shades, taken at the place and uploaded. */
export async function prepareProof(
  solver: Client,
  issueId: string,
  { place = PLACE, shade = 20 }: Taken = {},
) {
  const { nonce } = await solver.expectCall(startProof, { params: { id: issueId } });
  const position = { ...place, accuracyM: 8 };
  const capture = async (tone: number) => ({
    ...(await uploadPicture(solver, picture(tone))),
    position,
    source: 'app' as const,
  });
  const [before, after] = [await capture(shade), await capture(255 - shade)];
  return { nonce, summary: WORK_SUMMARY, before, after, checkIn: position };
}

/** The same, handed in. */
export async function handInProof(
  solver: Client,
  issueId: string,
  taken: Taken = {},
): Promise<Proof> {
  const body = await prepareProof(solver, issueId, taken);
  return await solver.expectCall(submitProof, { params: { id: issueId }, body });
}
