import type { Context, Middleware } from 'koa';
import { docsFrame } from '#api/http/pages/docsPage.ts';
import { readerLanguage } from '#api/http/pages/languageFiles.ts';
import { createTextAnswers, tagged } from '#api/http/pages/pageAnswer.ts';
import type { Services } from '#api/http/services.ts';
import { getOpenData } from '../openData/openData.sql.ts';
import { RECEIVER } from './receiver.ts';
import { renderDataPage } from './renderDataPage.rules.ts';

/**
 * `/api/data`: how to get the public data of this installation, with ready-to-run commands, in the reader's
 * language.
 */
export function answerDataPage(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, limits, site } = services;
  const answer = createTextAnswers();
  return async (context, next) => {
    if (context.path !== '/api/data' || context.method !== 'GET') return next();
    context.state.routePattern = context.path;
    context.status = 200;
    context.set('Cache-Control', 'public, no-cache');
    const language = readerLanguage(context, site.spoken());
    const { title, body } = renderDataPage({
      settings: site.current(),
      copy: await getOpenData(database),
      perMinute: limits.perMinute,
      origin: findOrigin(context),
      language,
      receiver: RECEIVER,
    });
    await answer(context, tagged(docsFrame(title, body, language)), 'html');
    return undefined;
  };
}
