import { expect, test } from 'vitest';
import * as v from 'valibot';
import { question } from '#schema/site/categories/question.ts';
import { presentDefinition } from './services.rules.ts';

test('whether something is so is answered in the language of the service', () => {
  const lit = v.parse(question, {
    id: 'lit',
    kind: 'yes_no',
    names: { de: 'Ist sie beleuchtet?' },
    isRequired: false,
  });
  const lamps = {
    id: 'lamps',
    names: {},
    icon: 'road' as const,
    isRetired: false,
    questions: [lit],
  };
  const [attribute] = presentDefinition(lamps, 'de').attributes;
  expect(attribute).toMatchObject({
    description: 'Ist sie beleuchtet?',
    values: [
      { key: 'true', name: 'Ja' },
      { key: 'false', name: 'Nein' },
    ],
  });
});
