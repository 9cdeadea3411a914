import { readFile } from 'node:fs/promises';
import type { Middleware } from 'koa';
import { withSiteName } from '#schema/pageMeta.ts';
import { createTextAnswers, tagged, type TaggedText } from './pageAnswer.ts';
import { renderDocsPage, type OpenApiDocument } from './docsPage.ts';

type Documents = { page: TaggedText; json: TaggedText };

async function readDocuments(documentPath: string, siteName: string): Promise<Documents> {
  const { info, ...rest } = JSON.parse(await readFile(documentPath, 'utf8')) as OpenApiDocument;
  const named = { ...rest, info: { ...info, title: withSiteName(siteName, info.title) } };
  return {
    page: tagged(renderDocsPage(named, siteName)),
    json: tagged(JSON.stringify(named)),
  };
}

/**
 * `/api/openapi.json` and the readable page `/api/docs`. Both are cached by site name: rendering them per
 * reader would block the loop.
 */
export function answerApiDocs(documentPath: string, siteName: () => string): Middleware {
  const answer = createTextAnswers();
  let made: { name: string; documents: Promise<Documents> } | null = null;
  return async (context, next) => {
    const isPage = context.path === '/api/docs';
    const isDocument = context.path === '/api/openapi.json';
    if (context.method !== 'GET' || (!isPage && !isDocument)) return next();
    const name = siteName();
    if (made?.name !== name) made = { name, documents: readDocuments(documentPath, name) };
    const { page, json } = await made.documents;
    context.state.routePattern = context.path;
    context.status = 200;
    context.set('Cache-Control', 'public, no-cache');
    await answer(context, isPage ? page : json, isPage ? 'html' : 'json');
    return undefined;
  };
}
