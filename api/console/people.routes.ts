import { appointPerson, recoverPerson, showAddress, signPersonOut } from './people.ts';
import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import { getPersonRecord, listPeople } from './people.sql.ts';
import { listOperatorActs } from './operatorActs.sql.ts';

export const peopleRoutes = {
  async listPeople({ query, services }) {
    return { json: await listPeople(services.database, services.clock.now(), query) };
  },

  async getPersonRecord({ params, services }) {
    const { database, clock } = services;
    return { json: await getPersonRecord(database, clock.now(), params.id) };
  },

  async listOperatorActs({ query, services }) {
    return { json: await listOperatorActs(services.database, query) };
  },

  appointPerson: (request) =>
    runCommand(request, (tx) => appointPerson(tx, { userId: request.params.id, ...request.body })),

  signPersonOut: (request) =>
    runCommand(request, (tx) => signPersonOut(tx, { userId: request.params.id, ...request.body })),

  // Their answers are credentials or addresses, which must not be stored for replay.
  async recoverPerson(request) {
    const { params, body, origin } = request;
    const lost = { userId: params.id, origin, ...body };
    return { body: await runStep(request, (tx) => recoverPerson(tx, lost)) };
  },

  async showAddress(request) {
    const asked = { userId: request.params.id, ...request.body };
    return { body: await runStep(request, (tx) => showAddress(tx, asked)) };
  },
} satisfies Partial<Handlers>;
