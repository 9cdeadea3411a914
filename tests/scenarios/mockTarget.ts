import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerRequest } from '#tests/mocks/answerRequest.ts';
import { cookieCarrier } from '#tests/mocks/cookieCarrier.ts';
import { createWorld } from '#tests/mocks/createWorld.ts';
import type { MockFiles } from '#tests/mocks/mockWorld.ts';
import { scenarioOf } from '#tests/mocks/scenarios.ts';
import { seedState } from '#tests/mocks/seeds/seedState.ts';
import type { Target } from './targetHands.ts';

const ORIGIN = 'http://mock.example';
const DATA = path.join(import.meta.dirname, '../../api/data');

/** The mock API in this process, with the cookies that a browser would keep. */
export async function createMockTarget(): Promise<Target> {
  const files: MockFiles = async (name) =>
    new Uint8Array(await readFile(path.join(DATA, name))).buffer;
  const world = createWorld({
    state: await seedState('empty', new Date().toISOString(), files),
    scenario: scenarioOf('empty'),
    files,
    carrier: cookieCarrier,
    save: async () => {},
  });
  return {
    name: 'mock API',
    send: (url, init) => answerRequest(world, new Request(ORIGIN + url, init)),
    async forceStatus(issueId, status) {
      const issue = world.state.issues.get(issueId);
      if (issue) issue.status = status;
    },
    async expireSessions(userId) {
      for (const [token, owner] of world.state.sessions) {
        if (owner === userId) world.state.sessions.delete(token);
      }
    },
    async forceTrust(userId, trustScore) {
      const user = world.state.users.find(({ id }) => id === userId);
      if (user) user.trustScore = trustScore;
    },
    async giveRole(userId, accountRole) {
      const user = world.state.users.find(({ id }) => id === userId);
      if (user) user.accountRole = accountRole;
    },
    async discreditAll() {
      for (const user of world.state.users) user.trustScore = 20;
    },
    async markValidator(userId) {
      const user = world.state.users.find(({ id }) => id === userId);
      if (user) user.isValidator = true;
    },
  };
}
