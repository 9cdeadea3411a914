import { onTestFinished } from 'vitest';
import {
  QUICK_SETTINGS,
  startServerProcess,
  type ServerOptions,
  type ServerProcess,
} from './serverProcess.ts';

/** Starts the built API for one test; it ends with the test, also where an expectation fails. */
export async function startServerOfTest(
  environment: Record<string, string>,
  options?: ServerOptions,
): Promise<ServerProcess> {
  const server = await startServerProcess({ ...QUICK_SETTINGS, ...environment }, options);
  onTestFinished(() => server.stop().then(() => undefined));
  return server;
}
