import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and no shutdown is in
 * progress.
 */
export function answerHealth(database: DataSource, isStopping = () => false): Middleware {
  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || !['/healthz', '/readyz'].includes(context.path)) return next();
    context.set('Cache-Control', 'no-store');
    const isReady = context.path === '/healthz' || (!isStopping() && (await canQuery(database)));
    context.status = isReady ? 200 : 503;
    context.body = { status: isReady ? 'ok' : 'unavailable' };
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
