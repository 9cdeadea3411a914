import { appointPerson } from '#api/commands/console/appointPerson.ts';
import { recoverPerson } from '#api/commands/console/recoverPerson.ts';
import { showAddress } from '#api/commands/console/showAddress.ts';
import { signPersonOut } from '#api/commands/console/signPersonOut.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { getPersonRecord } from '#api/queries/console/getPersonRecord.ts';
import { listOperatorActs } from '#api/queries/console/listOperatorActs.ts';
import { listPeople } from '#api/queries/console/listPeople.ts';
import { requireOperator } from './requireOperator.ts';

type PeopleCalls =
  | 'listPeople'
  | 'getPersonRecord'
  | 'listOperatorActs'
  | 'appointPerson'
  | 'signPersonOut'
  | 'recoverPerson'
  | 'showAddress';

/** Accounts belong to no issue: what is done to them stands in the record of operators. */
const ACCOUNT = { isAuditExempt: true };

/** The accounts of the installation, and what operators do about them. */
export const peopleRoutes: HandlersOf<PeopleCalls> = {
  async listPeople({ actor, query, services }) {
    requireOperator(actor);
    return { json: await listPeople(services.database, services.clock.now(), query) };
  },

  async getPersonRecord({ actor, params, services }) {
    requireOperator(actor);
    const { database, clock } = services;
    return { json: await getPersonRecord(database, clock.now(), params.id) };
  },

  async listOperatorActs({ actor, query, services }) {
    requireOperator(actor);
    return { json: await listOperatorActs(services.database, query) };
  },

  appointPerson: (request) =>
    runCommand(
      request,
      async (tx) => {
        await appointPerson(tx, { userId: request.params.id, ...request.body });
        return undefined;
      },
      ACCOUNT,
    ),

  signPersonOut: (request) =>
    runCommand(
      request,
      async (tx) => {
        await signPersonOut(tx, { userId: request.params.id, ...request.body });
        return undefined;
      },
      ACCOUNT,
    ),

  // What these two answer must not be kept with a key: a way into an account, and an address.
  recoverPerson(request) {
    const { params, body, origin } = request;
    const lost = { userId: params.id, origin, ...body };
    const once = { ...request, idempotency: undefined };
    return runCommand(once, (tx) => recoverPerson(tx, lost), ACCOUNT);
  },

  showAddress(request) {
    const { params, body } = request;
    const asked = { userId: params.id, ...body };
    return runCommand(
      { ...request, idempotency: undefined },
      (tx) => showAddress(tx, asked),
      ACCOUNT,
    );
  },
};
