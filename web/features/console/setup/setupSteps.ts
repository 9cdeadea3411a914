import { MONEY_LIMITS } from '#schema/money/moneyRules.ts';
import type { SiteFormValues } from '../siteForm.ts';

export const SETUP_STEPS = ['look', 'place', 'money', 'you'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
export const LAST_STEP = SETUP_STEPS.length - 1;

type Field = keyof SiteFormValues;

/** What is asked at each step. */
export const FIELDS_OF: Readonly<Record<SetupStep, readonly Field[]>> = {
  look: ['name', 'contactEmail', 'privacyEmail', 'logo', 'accent', 'language', 'languages'],
  place: ['areaName', 'latitude', 'longitude', 'radiusKm'],
  money: [
    'currency',
    ...MONEY_LIMITS,
    'presets',
    'legalName',
    'imprint',
    'licence',
    'partnerName',
    'partnerHref',
  ],
  you: ['username', 'email', 'password', 'confirmPassword'],
};

/** The first step with an error, and the first of its fields that has one; null: there is none. */
export function firstFault(errors: object): { step: number; field: Field } | null {
  for (const [step, name] of SETUP_STEPS.entries()) {
    const field = FIELDS_OF[name].find((one) => one in errors);
    if (field) return { step, field };
  }
  return null;
}
