import { retryNow } from '../outbox/changeQueued.ts';
import type { Draft, OutboxDatabase } from '../outbox/database.ts';
import type { DrainResult } from '../outbox/drain.ts';
import { mergeDraft } from '../outbox/drafts.ts';
import { exportUnsent } from '../outbox/exportUnsent.ts';
import { restoreUnsent } from '../outbox/restoreUnsent.ts';
import { listKept } from './listKept.ts';
import type { Asked } from './page/asked.ts';

export type EmergencyDependencies = {
  database: OutboxDatabase;
  drain: () => Promise<DrainResult>;
  isAppThere: (address: string) => Promise<boolean>;
};

/** Answers what the emergency page asks by POST. Never rejects. */
export async function emergencyAnswer(
  request: Request,
  deps: EmergencyDependencies,
): Promise<Response> {
  try {
    return await answerTo((await request.json()) as Asked, deps);
  } catch (error) {
    return Response.json(String(error), { status: 500 });
  }
}

async function answerTo(asked: Asked, deps: EmergencyDependencies): Promise<Response> {
  const { database } = deps;
  switch (asked.want) {
    case 'kept':
      await takeUp(database, asked.aside);
      return Response.json(await listKept(database, asked.reader));
    case 'file':
      return new Response(await exportUnsent(database, asked.reader, { now: Date.now() }));
    case 'send':
      if (asked.reader !== null) await retryNow(database, asked.reader);
      return Response.json((await deps.drain()).outcome);
    case 'app':
      return Response.json(await deps.isAppThere(asked.address));
    default:
      return Response.json(null, { status: 404 });
  }
}

/** Takes up what only second copies and local storage hold; a failure here hides nothing else. */
async function takeUp(database: OutboxDatabase, aside: readonly string[]): Promise<void> {
  await restoreUnsent(database).catch(() => 0);
  for (const text of aside) {
    try {
      await mergeDraft(database, JSON.parse(text) as Draft<object>);
    } catch {
      // Broken, or no room: the words stay where they are.
    }
  }
}
