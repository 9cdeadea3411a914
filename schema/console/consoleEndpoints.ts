import { listOperatorActs } from './acts.ts';
import { listContent } from './content.ts';
import { listDeliveries, repeatDelivery } from './deliveries.ts';
import { getHealth } from './health.ts';
import { getMoneyStates, listMoneyTroubles } from './money.ts';
import { getPersonRecord, listPeople } from './people.ts';
import { appointPerson, recoverPerson, showAddress, signPersonOut } from './personActs.ts';

/** What operators see of the whole installation, and what they do there. */
export const CONSOLE_ENDPOINTS = {
  listPeople,
  getPersonRecord,
  appointPerson,
  signPersonOut,
  recoverPerson,
  showAddress,
  listOperatorActs,
  listContent,
  getMoneyStates,
  listMoneyTroubles,
  listDeliveries,
  repeatDelivery,
  getHealth,
} as const;
