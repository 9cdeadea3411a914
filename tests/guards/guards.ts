import { ACCOUNT_GUARDS } from './accountGuards.ts';
import { DATA_GUARDS } from './dataGuards.ts';
import type { Guard } from './guard.ts';
import { LINE_GUARDS } from './lineGuards.ts';
import { PEOPLE_GUARDS } from './peopleGuards.ts';
import { QUEUE_GUARDS } from './queueGuards.ts';
import { REQUEST_GUARDS } from './requestGuards.ts';
import { STORAGE_GUARDS } from './storageGuards.ts';

export const GUARDS: readonly Guard[] = [
  ...STORAGE_GUARDS,
  ...LINE_GUARDS,
  ...QUEUE_GUARDS,
  ...PEOPLE_GUARDS,
  ...REQUEST_GUARDS,
  ...ACCOUNT_GUARDS,
  ...DATA_GUARDS,
];
