import path from 'node:path';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { startProgram } from './program.ts';
import { freePort } from './serverProcess.ts';

export type HaProxy = {
  origin: string;
  /** Whether it regards both servers as ready. */
  isWhole(): Promise<boolean>;
  stop(): Promise<void>;
};

const FILE = path.join(projectRoot, 'api/ops/haproxy.cfg');

/** Puts HAProxy, with the settings for operators, before two servers of these ports. */
export async function startHaProxy(ports: readonly [number, number]): Promise<HaProxy> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const isWhole = () =>
    fetch(`${origin}/all-ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const environment = {
    WEB_BIND: `127.0.0.1:${port}`,
    TRYBE_ONE: `127.0.0.1:${ports[0]}`,
    TRYBE_TWO: `127.0.0.1:${ports[1]}`,
  };
  const program = await startProgram('haproxy', ['-db', '-f', FILE], {
    environment,
    isReady: isWhole,
  });
  return { origin, isWhole, stop: program.stop };
}
