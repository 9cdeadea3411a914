import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Problem } from '#schema/errors.ts';
import { said } from '#schema/languages/said.ts';
import { loggable, problemAnswer } from '#api/http/errors.ts';

/** The problem with its texts in a language; the codes, which programs read, stay. */
function inLanguage(language: string, body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const problem = JSON.parse(body) as Problem;
  const errors = problem.errors?.map((error) => ({
    ...error,
    message: said(language, error.message),
  }));
  return JSON.stringify({ ...problem, detail: said(language, problem.detail), errors });
}

/** Answers every error below it as a problem; only those that are our fault are logged. */
export function answerErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { requestId } = context.state as { requestId?: string };
      const { status, headers, body } = problemAnswer(error, requestId);
      const language = context.get('x-trybe-language');
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
