import type { Context, Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import type { Weakness } from '#api/platform/ports.ts';

type Health = {
  database: DataSource;
  isStopping?: () => boolean;
  weaknesses?: readonly Weakness[];
};

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.)/;

/**
 * Direct requests from the machine itself, not through a proxy on it: weaknesses are for the operator only.
 */
const isOperator = ({ req, headers }: Context) =>
  LOOPBACK.test(req.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and no shutdown is in
 * progress.
 */
export function answerHealth({
  database,
  isStopping = () => false,
  weaknesses = [],
}: Health): Middleware {
  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || !['/healthz', '/readyz'].includes(context.path)) return next();
    context.set('Cache-Control', 'no-store');
    const isReady = context.path === '/healthz' || (!isStopping() && (await canQuery(database)));
    context.status = isReady ? 200 : 503;
    const status = isReady ? 'ok' : 'unavailable';
    const isReported = weaknesses.length > 0 && context.path === '/readyz' && isOperator(context);
    context.body = isReported ? { status, weaknesses } : { status };
    return undefined;
  };
}

async function canQuery(database: DataSource): Promise<boolean> {
  try {
    await database.query('select 1');
    return true;
  } catch {
    return false;
  }
}
