import { expect, test } from 'vitest';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { toSiteValues } from '../siteForm.ts';
import { FIELDS_OF, firstFault, LAST_STEP } from './setupSteps.ts';

test('asks for every setting, and for each at one step only', () => {
  const asked = Object.values(FIELDS_OF).flat();
  const account = ['username', 'email', 'password', 'confirmPassword'];
  expect(asked.toSorted()).toEqual([...Object.keys(toSiteValues(NEW_SITE)), ...account].toSorted());
});

test('leads to the first step that has an error, whatever order they are found in', () => {
  expect(firstFault({})).toBeNull();
  expect(firstFault({ password: {}, radiusKm: {} })).toEqual({ step: 1, field: 'radiusKm' });
  expect(firstFault({ confirmPassword: {} })).toEqual({
    step: LAST_STEP,
    field: 'confirmPassword',
  });
});
