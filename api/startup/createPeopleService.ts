import type { DataSource } from 'typeorm';
import type { Clock } from '#api/platform/ports.ts';
import { noteAppearance } from '#api/people/accountTraces.ts';
import { loadActor } from '#api/people/loadActor.sql.ts';

/** What every call needs to know about its person. */
export const createPeopleService = (
  database: DataSource,
  clock: Clock,
  { asksContactLevels }: { asksContactLevels: boolean },
) => ({
  loadActor: (userId: string) =>
    loadActor(database, userId, { asksContactLevels, now: clock.now() }),
  noteAppearance,
});
