import { fillPath } from '#schema/defineEndpoint.ts';
import { classifyUpload, type Outcome } from './classify.ts';
import { exchange, type Answer, type Exchange } from './exchange.ts';
import { PARTIAL_UPLOAD_PATH, isVideo, uploadPath } from './operations.ts';
import type { OutboxPart } from './outboxRow.ts';
import { noteBreak, noteTransfer, type Pace } from './pace.ts';

/** Consecutive requests without progress after which something must be wrong. */
const MAX_IDLE_ROUNDS = 4;

export type UploadDependencies = Exchange & { pace: Pace };

export type PartUpload = {
  part: OutboxPart;
  userId: string;
  bytes: ArrayBuffer;
  /** An earlier attempt may have left more on the server than was confirmed. */
  isRepeat: boolean;
  /** Told of every byte that the server confirms. */
  onArrived: (bytes: number) => Promise<void>;
};

/**
 * Uploads a photo or video: whole if the line is fast enough, else in pieces which the server
 * keeps, so that a broken line costs at most the piece that was on its way.
 */
export async function uploadPart(
  deps: UploadDependencies,
  upload: PartUpload,
  signal: AbortSignal,
): Promise<Outcome> {
  const { pace } = deps;
  const { arrivedBytes = 0 } = upload.part;
  const isShort = arrivedBytes === 0 && upload.bytes.byteLength <= pace.pieceBytes;
  if (isShort || !pace.takesPieces) return await putWhole(deps, upload, signal);
  const answer = await sendPieces(deps, upload, signal);
  if (!isUnknownCall(answer)) return classifyUpload(upload.part, answer);
  pace.takesPieces = false;
  return await putWhole(deps, upload, signal);
}

/** Whether the server is of an older release. */
function isUnknownCall(answer: Answer): boolean {
  const codes = ['not_found', 'method_not_allowed'];
  return answer.kind === 'problem' && codes.includes(answer.problem.code);
}

async function putWhole(
  deps: UploadDependencies,
  { part, userId, bytes }: PartUpload,
  signal: AbortSignal,
): Promise<Outcome> {
  const request = {
    method: 'PUT',
    path: fillPath(uploadPath(part), { id: part.id }),
    headers: { 'content-type': part.mime, 'x-trybe-user': userId },
    body: bytes,
  };
  return classifyUpload(part, await timed(deps, request, signal));
}

/** Resolves to the final answer: the file has arrived, or a failure. */
async function sendPieces(
  deps: UploadDependencies,
  upload: PartUpload,
  signal: AbortSignal,
): Promise<Answer> {
  const { isRepeat, part } = upload;
  const mayHaveBegun = isRepeat || (part.arrivedBytes ?? 0) > 0;
  let answer = mayHaveBegun ? await askOffset(deps, upload, signal) : null;
  let at = -1;
  let idleRounds = 0;
  for (;;) {
    const arrived = answer ? offsetIn(answer) : 0;
    if (answer && arrived === null && !isDisagreement(answer)) return answer;
    idleRounds = arrived !== null && arrived > at ? 0 : idleRounds + 1;
    if (answer && idleRounds > MAX_IDLE_ROUNDS) return answer;
    if (arrived === null) {
      answer = await askOffset(deps, upload, signal);
    } else {
      at = arrived;
      if (at > 0) await upload.onArrived(at);
      answer = await sendPiece(deps, { upload, at }, signal);
    }
  }
}

const isDisagreement = (answer: Answer): boolean =>
  answer.kind === 'problem' && answer.problem.code === 'upload_offset';

/** Null: no answer about where the file continues. */
function offsetIn(answer: Answer): number | null {
  if (answer.kind !== 'json') return null;
  const { offset, isComplete } = answer.body as { offset?: unknown; isComplete?: unknown };
  return typeof offset === 'number' && isComplete === false ? offset : null;
}

const askOffset = (
  deps: UploadDependencies,
  { part, userId }: PartUpload,
  signal: AbortSignal,
): Promise<Answer> => {
  const path = fillPath(PARTIAL_UPLOAD_PATH, { id: part.id });
  return exchange(deps, { method: 'GET', path, headers: { 'x-trybe-user': userId } }, signal);
};

async function sendPiece(
  deps: UploadDependencies,
  { upload, at }: { upload: PartUpload; at: number },
  signal: AbortSignal,
): Promise<Answer> {
  const { part, userId, bytes } = upload;
  const end = Math.min(at + deps.pace.pieceBytes, bytes.byteLength);
  const of = isVideo(part) ? 'video' : 'photo';
  const request = {
    method: 'PATCH',
    path: `${fillPath(PARTIAL_UPLOAD_PATH, { id: part.id })}?of=${of}`,
    headers: {
      'content-type': 'application/partial-upload',
      'x-trybe-user': userId,
      'upload-offset': String(at),
      'upload-length': String(bytes.byteLength),
      'upload-complete': end === bytes.byteLength ? '?1' : '?0',
      'repr-digest': `sha-256=:${base64OfHex(part.sha256)}:`,
    },
    body: bytes.slice(at, end),
  };
  return await timed(deps, request, signal);
}

const base64OfHex = (hex: string): string =>
  btoa(hex.replaceAll(/../gu, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));

async function timed(
  deps: UploadDependencies,
  request: Parameters<typeof exchange>[1] & { body: ArrayBuffer },
  signal: AbortSignal,
): Promise<Answer> {
  const startedAt = deps.now();
  const answer = await exchange(deps, request, signal);
  if (answer.kind === 'none') noteBreak(deps.pace);
  else if (answer.kind === 'json')
    noteTransfer(deps.pace, request.body.byteLength, deps.now() - startedAt);
  return answer;
}
