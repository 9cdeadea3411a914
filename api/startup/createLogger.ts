import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#api/config/config.ts';
import type { Tracer } from '#api/platform/ports.ts';

const BACKLOG_MAX_LENGTH = 1_000_000;

/**
 * While the log cannot be written (disk full), lines are dropped: an unhandled error event would
 * end the process.
 */
export function openLog(fd: number = process.stdout.fd) {
  const lines = pino.destination({ dest: fd, sync: false, maxLength: BACKLOG_MAX_LENGTH });
  lines.on('error', () => {
    // A flush would block the exit on the disk.
    lines.flushSync = () => undefined;
  });
  return lines;
}

/** JSON in production, readable elsewhere. In-process: no thread outlives a stop. */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'isProduction'>,
  tracer: Tracer | null = null,
): Logger {
  // Makes log lines searchable by trace.
  const mixin = () => {
    const traceId = tracer?.traceId() ?? null;
    return traceId === null ? {} : { traceId };
  };
  const options = { level: config.logLevel, base: null, mixin };
  if (config.isProduction) return pino(options, openLog());
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
}
