import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Mood } from './lineMoods.ts';
import {
  LossyLine,
  USUAL_ODDS,
  type Counted,
  type LossyProxyOptions,
  type Odds,
} from './lossyLine.ts';

export type LossyProxy = {
  origin: string;
  /** From now on the line is good. */
  calm: () => void;
  /** From now on the line is bad. */
  rage: () => void;
  /** What the line is like while it is bad. */
  set: (mood: Mood) => void;
  faults: ReadonlyMap<Counted, number>;
  /** Requests that have been without any answer for so long; for looking into a run that failed. */
  unanswered: (forMs: number) => string[];
  /** Resolves when no echo is under way any more. */
  quiet: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The usual odds, so many times. */
export function oddsTimes(factor: number): Odds {
  return Object.fromEntries(
    Object.entries(USUAL_ODDS).map(([name, odds]) => [name, odds * factor]),
  );
}

/** A TCP proxy in front of several server processes that breaks what it carries, at random. */
export async function startLossyProxy(options: LossyProxyOptions): Promise<LossyProxy> {
  const line = new LossyLine(options);
  const server = createServer((client) => line.take(client));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calm: () => line.change(false),
    rage: () => line.change(true),
    set: (mood) => line.change(line.isBad, mood),
    faults: line.faults,
    unanswered: (forMs) => line.unanswered(forMs),
    async quiet() {
      while (line.echoes.size > 0) await Promise.all(line.echoes);
    },
    async stop() {
      line.destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
