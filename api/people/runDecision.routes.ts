import { noteAppearance } from './noteAppearance.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import type { Call } from '#api/http/call.ts';
import type { JsonText } from '#api/http/handler.ts';
import { networkOf } from '#api/http/limits/addressGroup.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';

/** As `runCommand`, for what weighs in a case: accounts that do it together time and again are connected. */
export const runDecision = <Body>(
  request: CommandRequest & { actor: Actor; call: Call },
  work: (tx: Transaction) => Promise<Body>,
): Promise<JsonText<Body>> =>
  runCommand(request, async (tx) => {
    const body = await work(tx);
    // guard: appearing-together-is-noted
    await noteAppearance(tx, request.actor.id, networkOf(request.call.ip));
    return body;
  });
