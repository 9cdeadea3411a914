import { readFile } from 'node:fs/promises';
import type { Middleware } from 'koa';
import { inNameOf } from '#schema/pageMeta.ts';
import { renderDocsPage, type OpenApiDocument } from './docsPage.ts';

/** `/api/openapi.json` and the readable page `/api/docs`, in the name of the installation. */
export function answerApiDocs(documentPath: string, siteName: () => string): Middleware {
  let document: Promise<string> | undefined;
  return async (context, next) => {
    const isPage = context.path === '/api/docs';
    const isDocument = context.path === '/api/openapi.json';
    if (context.method !== 'GET' || (!isPage && !isDocument)) return next();
    document ??= readFile(documentPath, 'utf8');
    const { info, ...rest } = JSON.parse(await document) as OpenApiDocument;
    const named = { ...rest, info: { ...info, title: inNameOf(siteName(), info.title) } };
    context.state.routePattern = context.path;
    context.set('Cache-Control', 'public, no-cache');
    context.type = isPage ? 'html' : 'json';
    context.body = isPage ? renderDocsPage(named, siteName()) : JSON.stringify(named);
    return undefined;
  };
}
