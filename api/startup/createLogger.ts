import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#api/config/config.ts';

/** JSON lines in production, readable ones elsewhere. In the process: no thread outlives a stop. */
export function createLogger(config: Pick<Config, 'logLevel' | 'isProduction'>): Logger {
  const options = { level: config.logLevel, base: null };
  if (config.isProduction) return pino(options);
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
}
