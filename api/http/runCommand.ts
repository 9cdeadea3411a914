import { transact, type Transaction, type TransactionContext } from '#api/database/transaction.ts';
import { repliedOnce, type IdempotentRequest } from '#api/database/idempotency.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import type { Call } from './call.ts';
import type { JsonText } from './handler.ts';
import type { Services } from './services.ts';
import type { Receipt } from '#schema/receipt.ts';

/** The part of a request that a write needs. */
export type CommandRequest = {
  actor: Actor | null;
  idempotency: IdempotentRequest | undefined;
  /** The status of a success. */
  status: number;
  services: Services;
  call?: Pick<Call, 'requestId'>;
};

type Work<Body> = (tx: Transaction) => Promise<Body>;

const contextOf = ({ actor, services, call }: CommandRequest): TransactionContext => ({
  actor,
  clock: services.clock,
  pledgeExpiryDays: services.settings.pledgeExpiryDays,
  requestId: call?.requestId,
});

/**
 * Runs the write of a request in one transaction, together with its idempotency key, and answers
 * the JSON text to send: for a repeat the very text of the first time.
 */
export async function runCommand<Body>(
  request: CommandRequest,
  work: Work<Body>,
  options: Pick<TransactionContext, 'isAuditExempt'> = {},
): Promise<JsonText<Body>> {
  const { services, actor, idempotency, status } = request;
  const scope = actor?.id ?? 'anonymous';
  const reply = await transact(
    services.database,
    { ...contextOf(request), ...options },
    async (tx) => {
      const body = await work(tx);
      return { status, text: body === undefined ? '' : JSON.stringify(body) };
    },
    idempotency && repliedOnce(idempotency, { scope, now: services.clock.now() }),
  );
  return { json: reply.text };
}

/** As `runCommand`, for what is on no issue's record: accounts, uploads, what operators do. */
export const runUnaudited = <Body>(request: CommandRequest, work: Work<Body>) =>
  runCommand(request, work, { isAuditExempt: true });

/**
 * As `runUnaudited`, but anew each time and with the answer itself: for codes, secrets and sign-ins,
 * which must not be kept with a key, and for writes beside that of the request.
 */
export const runWithoutReplay = <Body>(request: CommandRequest, work: Work<Body>): Promise<Body> =>
  transact(request.services.database, { ...contextOf(request), isAuditExempt: true }, work);

/** As `runWithoutReplay`, in nobody's name: for who is about to sign in. */
export const runAnonymous = <Body>(request: CommandRequest, work: Work<Body>): Promise<Body> =>
  runWithoutReplay({ ...request, actor: null }, work);

/**
 * The same request, known by the bytes that it brought as well: its key with other bytes is another
 * request.
 */
export function withBytes<Given extends CommandRequest>(request: Given, sha256: string): Given {
  const { idempotency } = request;
  if (!idempotency) return request;
  return {
    ...request,
    idempotency: { ...idempotency, request: `${idempotency.request}\n${sha256}` },
  };
}

/** Proof for the device that the operation is stored, with the hash of every part. */
export function receiptOf(
  request: Pick<CommandRequest, 'idempotency'>,
  parts: readonly { id: string; sha256: string }[],
): Receipt {
  return {
    key: request.idempotency?.key ?? null,
    parts: parts.map(({ id, sha256 }) => ({ id, sha256 })),
  };
}
