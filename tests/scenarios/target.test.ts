import { expect, inject, test } from 'vitest';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { isTargetPresent, newVisitor, target } from './target.ts';

const address = inject('scenarioTarget');
const name = address.kind === 'mock' ? 'simulated server' : address.name;

/** Where nothing is run nothing is claimed: the title says what is absent. */
async function nameOfAnsweringTarget(): Promise<string> {
  if (!isTargetPresent) return name;
  await (await newVisitor()).expectCall(getImpactStats);
  return (await target()).name;
}

const title = isTargetPresent ? `the scenarios run against: ${name}` : `${name}, nothing was run`;

test(title, async () => {
  expect(await nameOfAnsweringTarget()).toBe(name);
});
