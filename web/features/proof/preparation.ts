import { isMarked } from '#schema/mark.ts';
import { DAY_MS } from '#schema/durations.ts';
import { getIssue, type IssueDetail } from '#schema/issues/issue.ts';
import { startProof } from '#schema/case/proof.ts';
import { getCase } from '#schema/case/verification.ts';
import { formKey } from '#sw/outbox/draftKeys.ts';
import { deleteDraft, readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { call } from '#web/net/call.ts';
import { NetworkError } from '#web/net/callErrors.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';

const KIND = 'proofPreparation';

/** Data from the server for taking a proof offline. */
export type Preparation = {
  nonce: string;
  expiresAt: string;
  issue: Pick<IssueDetail, 'title' | 'latitude' | 'longitude' | 'solutionCriteria'>;
  /** The report's photo, to be matched; null without one. */
  ghost: Blob | null;
};

/** `closed`: no proof is accepted. `unprepared`: one is, but no nonce was fetched in time. */
export type Prepared =
  | { kind: 'ready'; preparation: Preparation }
  | { kind: 'closed' }
  | { kind: 'unprepared' };

type Place = { userId: string; issueId: string };

type Stored = Omit<Preparation, 'ghost'> & { ghost: { bytes: ArrayBuffer; mime: string } | null };

/**
 * What the device needs to take a proof. Fetches a nonce when the stored one expires within a day
 * of `now`, or was refused (`isRenewed`). Offline only the stored one is available. Throws ApiError
 * for an issue that does not exist.
 */
export async function prepareProof(
  place: Place,
  { now, isRenewed }: { now: Date; isRenewed: boolean },
): Promise<Prepared> {
  const kept = await readKept(place);
  try {
    const params = { id: place.issueId };
    const [issue, view] = await Promise.all([
      call(getIssue, { params }),
      call(getCase, { params }),
    ]);
    if (!view.viewer.abilities.submitProof) return { kind: 'closed' };
    const lastsLong = kept && Date.parse(kept.expiresAt) > now.getTime() + DAY_MS;
    if (kept && lastsLong && !isRenewed) return { kind: 'ready', preparation: kept };
    const { nonce, expiresAt } = await call(startProof, { params });
    const { title, latitude, longitude, solutionCriteria } = issue;
    const ghost = await fetchPicture(issue.photos[0]?.url ?? issue.imageUrl);
    const preparation = {
      nonce,
      expiresAt,
      issue: { title, latitude, longitude, solutionCriteria },
      ghost,
    };
    await keep(place, preparation);
    return { kind: 'ready', preparation };
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return kept ? { kind: 'ready', preparation: kept } : { kind: 'unprepared' };
  }
}

/** After the proof is in the outbox: its nonce is used up. */
export async function forgetPreparation({ userId, issueId }: Place): Promise<void> {
  await deleteDraft(outboxDatabase, formKey(KIND, userId, issueId)).catch(() => undefined);
}

async function readKept({ userId, issueId }: Place): Promise<Preparation | null> {
  try {
    const draft = await readDraft(outboxDatabase, formKey(KIND, userId, issueId), userId);
    if (!draft) return null;
    const { ghost, ...stored } = draft.value as Stored;
    return { ...stored, ghost: ghost && new Blob([ghost.bytes], { type: ghost.mime }) };
  } catch {
    // Without storage a proof can still be taken online.
    return null;
  }
}

async function keep({ userId, issueId }: Place, preparation: Preparation): Promise<void> {
  const { ghost } = preparation;
  // Not as a Blob: some browsers lose those.
  const picture = ghost && { bytes: await ghost.arrayBuffer(), mime: ghost.type };
  const key = formKey(KIND, userId, issueId);
  const value: Stored = { ...preparation, ghost: picture };
  await saveDraft(outboxDatabase, { key, userId, kind: KIND, value, updatedAt: Date.now() }).catch(
    () => undefined,
  );
}

/** Without a picture to match, photos are still possible. */
async function fetchPicture(url: string | null): Promise<Blob | null> {
  if (url === null) return null;
  try {
    const response = await fetch(url);
    return response.ok && isMarked(response.headers) ? await response.blob() : null;
  } catch {
    return null;
  }
}
