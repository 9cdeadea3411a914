import * as v from 'valibot';
import type { Position } from '#schema/places/geo.ts';
import { fix, proofForm, type Fix } from '#schema/case/proof.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import type { ProofBody } from '#web/device/outbox/outbox.ts';
import { proofContent } from './content.ts';

/** With the data recorded at the shot. */
export type ProofPicture = NewPart & {
  takenAt: string | null;
  position: Fix | null;
  /** `app`: time and place recorded by our camera screen. `file`: from the file, if it has any. */
  source: 'app' | 'file';
};

export type CheckIn = Fix & { at: string | null };

export type ProofDraft = {
  summary: string;
  before: ProofPicture | null;
  after: ProofPicture | null;
  checkIn: CheckIn | null;
};

export const EMPTY_DRAFT: ProofDraft = { summary: '', before: null, after: null, checkIn: null };

export function isWorthKeeping({ summary, before, after, checkIn }: ProofDraft): boolean {
  return summary.trim() !== '' || before !== null || after !== null || checkIn !== null;
}

/** As a message; undefined: valid. */
export function summaryProblem({ summary }: ProofDraft): string | undefined {
  const checked = v.safeParse(proofForm, { summary });
  return checked.success ? undefined : checked.issues[0].message;
}

/** Missing parts in the form's order. */
export function listMissing(draft: ProofDraft): string[] {
  const { photos, checkIn } = proofContent;
  const problem = summaryProblem(draft);
  return [
    ...(draft.before ? [] : [photos.before.missing]),
    ...(draft.after ? [] : [photos.after.missing]),
    ...(draft.checkIn ? [] : [checkIn.missing]),
    ...(problem === undefined ? [] : [problem]),
  ];
}

/** A complete draft as the API takes it, with its files; null while incomplete. */
export function toBody(
  draft: ProofDraft,
  nonce: string,
  video: NewPart | null,
): { body: ProofBody; files: NewPart[] } | null {
  const { before, after, checkIn } = draft;
  if (!before || !after || !checkIn || listMissing(draft).length > 0) return null;
  const body = {
    summary: draft.summary.trim(),
    nonce,
    before: toCapture(before),
    after: toCapture(after),
    checkIn,
    videoId: video?.id ?? null,
  };
  return { body, files: video ? [before, after, video] : [before, after] };
}

function toCapture({ id, sha256, takenAt, position, source }: ProofPicture): ProofBody['before'] {
  return { id, sha256, takenAt, position, source };
}

/** A queued proof as form values; `bytesOf` returns the bytes of its photos. */
export async function draftOfRow(
  { body, parts }: Pick<OutboxRowOf<'submitProof'>, 'body' | 'parts'>,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<ProofDraft> {
  const readPicture = async (capture: ProofBody['before']): Promise<ProofPicture | null> => {
    const part = parts.find(({ id }) => id === capture.id);
    const bytes = part ? await bytesOf(part.id) : null;
    if (!part || !bytes) return null;
    const { id, sha256, mime } = part;
    const { takenAt = null, source } = capture;
    return { id, sha256, mime, bytes, takenAt, position: readFix(capture.position), source };
  };
  const place = readFix(body.checkIn);
  return {
    summary: body.summary,
    before: await readPicture(body.before),
    after: await readPicture(body.after),
    checkIn: place && { ...place, at: body.checkIn.at ?? null },
  };
}

/** Null without a video. */
export async function videoOfRow(
  { body, parts }: Pick<OutboxRowOf<'submitProof'>, 'body' | 'parts'>,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<NewPart | null> {
  const part = parts.find(({ id }) => id === body.videoId);
  const bytes = part ? await bytesOf(part.id) : null;
  return part && bytes ? { id: part.id, sha256: part.sha256, mime: part.mime, bytes } : null;
}

function readFix(input: unknown): Fix | null {
  const checked = v.safeParse(fix, input);
  return checked.success ? checked.output : null;
}

/** Null when the device is too uncertain. */
export function fixFrom(position: Position, accuracyM: number): Fix | null {
  return readFix({ ...position, accuracyM: Math.round(accuracyM * 10) / 10 });
}
