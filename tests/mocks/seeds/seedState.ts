import { emptyState, type MockState } from '../mockState.ts';
import type { MockFiles } from '../mockWorld.ts';
import type { SeedName } from '../scenarios.ts';
import { addDemoIssues } from './demoIssues.ts';
import { seedPeople } from './people.ts';
import { addThousandIssues } from './thousandIssues.ts';

const MEMBERS_SINCE = '2026-01-12T15:00:00.000Z';

/** The state a scenario starts from: the same on every device for the same `now` (ISO 8601). */
export async function seedState(seed: SeedName, now: string, files: MockFiles): Promise<MockState> {
  const state = { ...emptyState(), users: await seedPeople(MEMBERS_SINCE) };
  if (seed === 'demo') await addDemoIssues(state, now, files);
  if (seed === 'thousand') addThousandIssues(state, now);
  return state;
}
