import type { default as Koa, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Problem } from '#schema/errors.ts';
import { loggable, problemAnswer, problemOfError } from './errors.ts';
import { translateProblem } from '#schema/languages/translateProblem.ts';

function inLanguage(language: string, body: unknown): unknown {
  if (typeof body !== 'string') return body;
  return JSON.stringify(translateProblem(language, JSON.parse(body) as Problem));
}

/** Turns errors into problem responses; only our own faults are logged. */
export function answerErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = context.state as { requestId?: string };
      const { status, headers, body } = problemAnswer(error, requestId);
      const language = context.get('x-trybe-language');
      context.state.code = problemOfError(error).code;
      if (status === 500) {
        logger.error({ error: loggable(error), requestId }, 'failed');
      }
      context.remove('ETag');
      context.set(headers);
      context.body = language === '' ? body : inLanguage(language, body);
      context.status = status;
    }
  };
}

/** Clients disconnect all the time, even while sending; that is not a server error. */
const HANG_UPS = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECANCELED',
  'HPE_INVALID_EOF_STATE',
]);

/** Logs what fails outside a response or after it. */
export function logFaults(app: Koa, logger: Logger): void {
  app.on('error', (error: Error & { code?: string }) => {
    if (!HANG_UPS.has(error.code ?? '')) logger.error({ name: error.name, stack: error.stack });
  });
}
