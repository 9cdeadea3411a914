import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#api/config/config.ts';
import type { Tracer } from '#api/ports.ts';

/** JSON lines in production, readable ones elsewhere. In the process: no thread outlives a stop. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'isProduction'>,
  tracer: Tracer | null = null,
): Logger {
  // Whatever is said while something is followed can be found by its trace.
  const mixin = () => {
    const traceId = tracer?.traceId() ?? null;
    return traceId === null ? {} : { traceId };
  };
  const options = { level: config.logLevel, base: null, mixin };
  if (config.isProduction) return pino(options);
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
}
