import { expect, inject, test } from 'vitest';
import { getImpactStats } from '#schema/statistics.ts';
import { isTargetPresent, newVisitor, target } from './target.ts';

const address = inject('scenarioTarget');
const name = address.kind === 'mock' ? 'mock API' : address.name;

test.runIf(isTargetPresent)(`the scenarios run against: ${name}`, async () => {
  const { body } = await (await newVisitor()).call(getImpactStats);
  expect(body.totalIssues).toBeGreaterThanOrEqual(0);
  expect((await target()).name).toBe(name);
});

test.runIf(!isTargetPresent)(`${name}: no scenario was run against it`, () => {
  expect(address).toEqual({ kind: 'absent', name });
});
