import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import type { DatabaseWarn } from '#api/database/databaseLogger.ts';
import { checkReplicas } from '#api/database/replicas/checkReplica.ts';
import { openReadReplicas } from '#api/database/replicas/readReplicas.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { ReplicaService } from '#api/http/services.ts';
import type { LiveEvent } from '#schema/event.ts';
import type { Cleanup } from './openDatabase.ts';

type Inputs = {
  config: Pick<Config, 'databaseReadUrls' | 'databasePoolSize'>;
  /** Bypasses every pooler. */
  directUrl: string;
  background: DataSource;
  warn: DatabaseWarn;
};

/** Null: no replicas configured. Throws as `checkReplicas` does. */
export async function startReplicas(
  { config, directUrl, background, warn }: Inputs,
  cleanups: Cleanup[],
): Promise<ReplicaService | null> {
  const { databaseReadUrls: urls, databasePoolSize: poolSize } = config;
  if (urls.length === 0) return null;
  await checkReplicas(urls, directUrl);
  const shared = createSharedCache();
  const onAdvance = () => shared.clear();
  const reads = await openReadReplicas({ urls, poolSize, primary: background, warn, onAdvance });
  cleanups.push(() => reads.stop());
  return { reads, shared };
}

/**
 * Delays events until replicas have caught up, since clients read at once. Order is kept; events
 * that arrive meanwhile join the next batch.
 */
export function publishAfterReplicas(
  { reads, shared }: ReplicaService,
  tell: (event: LiveEvent) => void,
): (event: LiveEvent) => void {
  let waiting: LiveEvent[] = [];
  let isTelling = false;
  async function tellAll(): Promise<void> {
    isTelling = true;
    while (waiting.length > 0) {
      const events = waiting;
      waiting = [];
      // Without a primary the only news is its return.
      await reads.catchUp().catch(() => undefined);
      shared.clear();
      for (const event of events) tell(event);
    }
    isTelling = false;
  }
  return (event) => {
    waiting.push(event);
    if (!isTelling) void tellAll();
  };
}
