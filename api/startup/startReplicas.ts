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
  /** Leads to the primary past every pooler. */
  directUrl: string;
  background: DataSource;
  warn: DatabaseWarn;
};

/** Opens the replicas of the settings; null where there are none. Throws as `checkReplicas` does. */
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
 * Tells of events once the replicas have what they are about: who hears of a change reads it at once.
 * In the order in which they came; what comes while replicas catch up goes with the next ones.
 */
export function tellAfterReplicas(
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
      // Without a primary nothing new can be told of but that it is back.
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
