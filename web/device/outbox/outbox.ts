import type { EditIssueRequest, IssueForm, ReportIssueRequest } from '#schema/issues/issue.ts';
import type { SubmitProofRequest } from '#schema/case/proof.ts';
import {
  discard,
  editQueued,
  resendOnCurrent,
  retryNow,
  retryRefused,
} from '#sw/outbox/changeQueued.ts';
import type { Draft } from '#sw/outbox/database.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { enqueue, type NewOperation, type NewPart } from '#sw/outbox/enqueue.ts';
import type { BodyOf, ParamsOf, QueueableOperation } from '#sw/outbox/operations.ts';
import { isStuck, type OutboxRow } from '#sw/outbox/outboxRow.ts';
import { OutboxError } from '#sw/outbox/OutboxError.ts';
import { readPart } from '#sw/outbox/readOutbox.ts';
import { sendUnstored, maySendUnstored } from './outboxDirect.ts';
import { requestDrain } from './outboxDrain.ts';
import { outboxErrorContent } from './outboxErrorContent.ts';
import { exportFile, importFile } from './outboxFiles.ts';
import { currentUserId, outboxDatabase, outboxStore } from './outboxStore.ts';
import { askToPersist } from './outboxStorage.ts';
import { photoReference, type ReportPhoto } from './reportPhoto.ts';
import { settled } from './settled.ts';
import { waitingChoice, type ChoiceOperation } from './waitingChoice.ts';

export type ReportedForm = IssueForm & Pick<ReportIssueRequest, 'answers' | 'againOf'>;

/** Queues a report; see `save`. The answered row's `entityId` is the id of the future issue. */
async function report(
  form: ReportedForm,
  photos: ReportPhoto[] = [],
  drafts?: readonly EndedDraft[],
): Promise<OutboxRow> {
  const userId = writer();
  const entityId = crypto.randomUUID();
  const operation = {
    operation: 'reportIssue' as const,
    params: {},
    body: {
      ...form,
      id: entityId,
      photos: photos.map(photoReference),
      writtenAt: new Date().toISOString(),
      // The server refuses the row in another person's session.
      reporterId: userId,
    },
    entityId,
    parts: photos.map(toPart),
    userId,
  };
  const row = await save(operation, drafts);
  // Requested here and not at the start: only now does the person have something to lose on this device.
  void askToPersist();
  return row;
}

/** Queues a message for the discussion of an issue, also of one that is still queued itself. */
async function message(
  issueId: string,
  text: string,
  drafts?: readonly EndedDraft[],
): Promise<OutboxRow> {
  const entityId = crypto.randomUUID();
  const writtenAt = new Date().toISOString();
  const operation = {
    operation: 'postMessage' as const,
    params: { id: issueId },
    body: { id: entityId, issueId, message: text, writtenAt },
    entityId,
    userId: writer(),
  };
  return await save(operation, drafts);
}

/** Queues an edit of an own issue. New photos are appended to those that `changes.photos` keeps. */
async function edit(
  issueId: string,
  changes: EditIssueRequest,
  { newPhotos = [], drafts }: { newPhotos?: ReportPhoto[]; drafts?: readonly EndedDraft[] } = {},
): Promise<OutboxRow> {
  const photos =
    newPhotos.length === 0
      ? changes.photos
      : [...(changes.photos ?? []), ...newPhotos.map(photoReference)];
  const operation = {
    operation: 'editIssue' as const,
    params: { id: issueId },
    body: photos === undefined ? changes : { ...changes, photos },
    entityId: issueId,
    parts: newPhotos.map(toPart),
    userId: writer(),
  };
  return await save(operation, drafts);
}

/** Queues a toggle (such as following); replaces an unsent row about the same thing. */
async function choose<O extends ChoiceOperation>(
  operation: O,
  { id, label }: { id: string; label: string },
  body: BodyOf<O>,
): Promise<OutboxRow> {
  const waiting = waitingChoice(outboxStore.snapshot()?.rows, operation, id);
  const isReplaceable = waiting?.status === 'waiting' && !waiting.isInDoubt;
  if (isReplaceable && !outboxStore.inMemory(waiting.id)) await discard(outboxDatabase, waiting.id);
  const params = { id } as ParamsOf<O>;
  return await save({ operation, params, body, entityId: id, label, userId: writer() });
}

/** A proof without the ids and times that are generated here. */
export type ProofBody = Omit<SubmitProofRequest, 'id' | 'writtenAt'>;

/** Queues a proof with its photos and video; `title` is the issue's. */
async function proof(
  issue: { id: string; title: string },
  body: ProofBody,
  files: readonly NewPart[],
  drafts?: readonly EndedDraft[],
): Promise<OutboxRow> {
  const entityId = crypto.randomUUID();
  const operation = {
    operation: 'submitProof' as const,
    params: { id: issue.id },
    body: { ...body, id: entityId, writtenAt: new Date().toISOString() },
    entityId,
    label: issue.title,
    parts: [...files],
    userId: writer(),
  };
  const row = await save(operation, drafts);
  void askToPersist();
  return row;
}

type Unsaved<O extends QueueableOperation> = Omit<NewOperation<O>, 'id' | 'createdAt'>;

/**
 * Resolves when the operation is on disk in place of its draft, and starts sending. A device that can store
 * nothing sends it at once; the row is then already received or refused.
 */
async function save<O extends QueueableOperation>(
  operation: Unsaved<O>,
  drafts?: readonly EndedDraft[],
): Promise<OutboxRow> {
  const whole = { ...operation, id: crypto.randomUUID(), createdAt: Date.now() };
  try {
    const row = await enqueue(outboxDatabase, whole, drafts);
    void registerSync();
    requestDrain();
    return row;
  } catch (error) {
    // guard: sends-without-storage
    if (!maySendUnstored(error)) throw error;
    return await sendUnstored(whole as NewOperation, withWords(error));
  }
}

/** Adds the text that forms show. */
const withWords = (error: OutboxError): OutboxError =>
  new OutboxError(error.code, error, outboxErrorContent[error.code]);

function writer(): string {
  const userId = currentUserId();
  if (!userId) throw withWords(new OutboxError('signed_out'));
  return userId;
}

function toPart({ id, sha256, mime, bytes }: NewPart): NewPart {
  return { id, sha256, mime, bytes };
}

/** Lets the browser wake the worker when the network returns, even with no page open. */
async function registerSync(): Promise<void> {
  try {
    const registration: ServiceWorkerRegistration & {
      sync?: { register(tag: string): Promise<void> };
    } = await navigator.serviceWorker.ready;
    await registration.sync?.register('outbox');
  } catch {
    // Missing in some browsers, or forbidden by the user; pages send by themselves as well.
  }
}

async function remove(id: string, returned?: Draft | null): Promise<void> {
  if (outboxStore.inMemory(id)) outboxStore.dropFromMemory(id);
  else await discard(outboxDatabase, id, returned);
}

async function resend(id: string): Promise<void> {
  await resendOnCurrent(outboxDatabase, id);
  requestDrain();
}

async function retry(id?: string): Promise<void> {
  await retryNow(outboxDatabase, writer(), id);
  requestDrain();
}

/** Resends all refused rows, except those that would be refused again. */
async function resendAll(): Promise<void> {
  await retryRefused(outboxDatabase, writer(), (row) => !isStuck(row));
  requestDrain();
}

async function change(
  id: string,
  body: OutboxRow['body'],
  photos?: readonly NewPart[],
  drafts?: readonly EndedDraft[],
): Promise<void> {
  const unstored = outboxStore.inMemory(id);
  if (unstored) {
    const parts = photos?.map(toPart);
    const corrected = { ...unstored, body, parts } as NewOperation;
    await sendUnstored(corrected, new OutboxError('unavailable'));
    return;
  }
  await editQueued(outboxDatabase, id, { body, parts: photos?.map(toPart), drafts });
  requestDrain();
}

/**
 * A page's interface to the outbox. Everything rejects with OutboxError when the device fails; the
 * text is then only in the form.
 */
export const outbox = {
  report,
  message,
  edit,
  choose,
  proof,
  settled,
  /** Sends at once: one row (also a refused one), or all that wait. */
  retryNow: retry,
  resendAll,
  /** Replaces the body of a queued row, and with `photos` its photos. */
  editQueued: change,
  discard: remove,
  /** Sends a refused edit again on top of the issue's current version. */
  resendOnCurrent: resend,
  exportUnsent: exportFile,
  importUnsent: importFile,
  /** Dismisses the notice about items the browser lost. */
  forgetLoss: () => outboxStore.forgetLoss(),
  /** Bytes of a queued photo; null once it is received. */
  photo: (id: string) => readPart(outboxDatabase, id),
};
