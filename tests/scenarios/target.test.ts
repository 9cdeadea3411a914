import { expect, inject, test } from 'vitest';
import { getImpactStats } from '#schema/statistics.ts';
import { isTargetPresent, newVisitor, target } from './target.ts';

const address = inject('scenarioTarget');
const name = address.kind === 'mock' ? 'mock API' : address.name;

/** Where nothing is run nothing is claimed: the title says what is absent. */
async function nameOfAnsweringTarget(): Promise<string> {
  if (!isTargetPresent) return name;
  await (await newVisitor()).expectCall(getImpactStats);
  return (await target()).name;
}

test(`the scenarios run against: ${name}`, async () => {
  expect(await nameOfAnsweringTarget()).toBe(name);
});
