import * as v from 'valibot';
import type { Position } from '#schema/places/geo.ts';
import { fix, proofForm, type Fix } from '#schema/case/proof.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import type { ProofBody } from '#web/device/outbox/outbox.ts';
import { proofContent } from './content.ts';

/** A photo of a proof with what was recorded when it was taken. */
export type ProofPicture = NewPart & {
  takenAt: string | null;
  position: Fix | null;
  /** `app`: our camera screen recorded time and place. `file`: the file says so, if anything does. */
  source: 'app' | 'file';
};

export type CheckIn = Fix & { at: string | null };

/** A proof as far as it has come. */
export type ProofDraft = {
  summary: string;
  before: ProofPicture | null;
  after: ProofPicture | null;
  checkIn: CheckIn | null;
};

export const EMPTY_DRAFT: ProofDraft = { summary: '', before: null, after: null, checkIn: null };

/** Whether there is anything in it that a person would miss. */
export function isWorthKeeping({ summary, before, after, checkIn }: ProofDraft): boolean {
  return summary.trim() !== '' || before !== null || after !== null || checkIn !== null;
}

/** What is wrong with the summary, in words; undefined: nothing. */
export function summaryProblem({ summary }: ProofDraft): string | undefined {
  const checked = v.safeParse(proofForm, { summary });
  return checked.success ? undefined : checked.issues[0].message;
}

/** Everything that still keeps a proof from being handed in, in the order of the form. */
export function missingOf(draft: ProofDraft): string[] {
  const { photos, checkIn } = proofContent;
  const problem = summaryProblem(draft);
  return [
    ...(draft.before ? [] : [photos.before.missing]),
    ...(draft.after ? [] : [photos.after.missing]),
    ...(draft.checkIn ? [] : [checkIn.missing]),
    ...(problem === undefined ? [] : [problem]),
  ];
}

/** A complete draft as the API takes it, with the files to send; null while something is missing. */
export function bodyOf(
  draft: ProofDraft,
  nonce: string,
  video: NewPart | null,
): { body: ProofBody; files: NewPart[] } | null {
  const { before, after, checkIn } = draft;
  if (!before || !after || !checkIn || missingOf(draft).length > 0) return null;
  const body = {
    summary: draft.summary.trim(),
    nonce,
    before: captureOf(before),
    after: captureOf(after),
    checkIn,
    videoId: video?.id ?? null,
  };
  return { body, files: video ? [before, after, video] : [before, after] };
}

function captureOf({ id, sha256, takenAt, position, source }: ProofPicture): ProofBody['before'] {
  return { id, sha256, takenAt, position, source };
}

/** A queued proof as the form shows it; `bytesOf` gives the bytes of its photos. */
export async function draftOfRow(
  { body, parts }: Pick<OutboxRowOf<'submitProof'>, 'body' | 'parts'>,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<ProofDraft> {
  const pictureOf = async (capture: ProofBody['before']): Promise<ProofPicture | null> => {
    const part = parts.find(({ id }) => id === capture.id);
    const bytes = part ? await bytesOf(part.id) : null;
    if (!part || !bytes) return null;
    const { id, sha256, mime } = part;
    const { takenAt = null, source } = capture;
    return { id, sha256, mime, bytes, takenAt, position: fixOf(capture.position), source };
  };
  const place = fixOf(body.checkIn);
  return {
    summary: body.summary,
    before: await pictureOf(body.before),
    after: await pictureOf(body.after),
    checkIn: place && { ...place, at: body.checkIn.at ?? null },
  };
}

/** The video of a queued proof; null where there is none. */
export async function videoOfRow(
  { body, parts }: Pick<OutboxRowOf<'submitProof'>, 'body' | 'parts'>,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<NewPart | null> {
  const part = parts.find(({ id }) => id === body.videoId);
  const bytes = part ? await bytesOf(part.id) : null;
  return part && bytes ? { id: part.id, sha256: part.sha256, mime: part.mime, bytes } : null;
}

function fixOf(input: unknown): Fix | null {
  const checked = v.safeParse(fix, input);
  return checked.success ? checked.output : null;
}

/** A position as a proof carries it; null when the device is too unsure of it to say anything. */
export function fixFrom(position: Position, accuracyM: number): Fix | null {
  return fixOf({ ...position, accuracyM: Math.round(accuracyM * 10) / 10 });
}
