import { repeatDelivery } from './repeatDelivery.ts';
import { parseWalPosition } from '#api/database/replicas/walPosition.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import type { Services } from '#api/http/services.ts';
import { getOverview } from './getOverview.sql.ts';
import { getHealthFigures } from './getHealthFigures.sql.ts';
import { listDeliveries } from './deliveries.sql.ts';
import { listContent } from './listContent.sql.ts';
import { getMoneyStates, listMoneyTroubles } from './money.sql.ts';

function replicasBehind({ replicas }: Services, position: string | null) {
  const primary = position === null ? null : parseWalPosition(position);
  return (replicas?.reads.states() ?? []).map(({ isUsed, position: own }) => {
    if (primary === null || own === null) return { isUsed, lagBytes: null };
    return { isUsed, lagBytes: Number(primary > own ? primary - own : 0n) };
  });
}

export const healthRoutes = {
  async listDeliveries({ query, services }) {
    return { json: await listDeliveries(services.database, query) };
  },

  async getConsoleOverview({ services: { database, clock } }) {
    return { body: await getOverview(database, clock.now()) };
  },

  repeatDelivery: (request) => runCommand(request, (tx) => repeatDelivery(tx, request.body)),

  async getHealth({ services }) {
    const { database, clock, events, mail } = services;
    const now = clock.now();
    const [{ position, ...figures }, { disk, backupAt }] = await Promise.all([
      getHealthFigures(database, now),
      services.readDisk(),
    ]);
    const replicas = replicasBehind(services, position);
    const streams = events.streamCount();
    const storage = { disk, backupAt: backupAt?.toISOString() ?? null };
    const weaknesses = services.weaknesses.map(({ code }) => code);
    const told = { replicas, streams, mail, weaknesses };
    return { body: { ...figures, ...storage, ...told, at: now.toISOString() } };
  },
} satisfies Partial<Handlers>;

export const contentRoutes = {
  async listContent({ query, services }) {
    return { json: await listContent(services.database, query) };
  },
} satisfies Partial<Handlers>;

export const moneyRoutes = {
  async getMoneyStates({ services }) {
    return { body: await getMoneyStates(services.database) };
  },

  async listMoneyTroubles({ query, services }) {
    return { json: await listMoneyTroubles(services.database, services.clock.now(), query) };
  },
} satisfies Partial<Handlers>;
