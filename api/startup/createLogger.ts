import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#api/config/config.ts';
import type { Tracer } from '#api/platform/ports.ts';

/** What may wait to be written, in characters. */
const BACKLOG_MAX_LENGTH = 1_000_000;

/**
 * The lines of the log on their way out. Where they cannot be written (the disk is full) lines are lost
 * until they can be again: an error that nobody hears would end the process.
 */
export function openLog(fd: number = process.stdout.fd) {
  const lines = pino.destination({ dest: fd, sync: false, maxLength: BACKLOG_MAX_LENGTH });
  lines.on('error', () => {
    // The end of the process would wait for the disk.
    lines.flushSync = () => undefined;
  });
  return lines;
}

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
  if (config.isProduction) return pino(options, openLog());
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
}
