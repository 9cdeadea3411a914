import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { loggable, problemAnswer } from '#api/http/errors.ts';

/** Answers every error below it as a problem; only those that are our fault are logged. */
export function answerErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = context.state as { requestId?: string };
      const { status, headers, body } = problemAnswer(error, requestId);
      if (status === 500) {
        logger.error({ error: loggable(error), requestId }, 'failed');
      }
      context.remove('ETag');
      context.set(headers);
      context.body = body;
      context.status = status;
    }
  };
}
