import { readFile } from 'node:fs/promises';
import type { Middleware } from 'koa';
import { renderDocsPage, type OpenApiDocument } from './docsPage.ts';

/** `/api/openapi.json` and the readable page `/api/docs`, from the committed document. */
export function answerApiDocs(documentPath: string): Middleware {
  let document: Promise<string> | undefined;
  return async (context, next) => {
    const isPage = context.path === '/api/docs';
    const isDocument = context.path === '/api/openapi.json';
    if (context.method !== 'GET' || (!isPage && !isDocument)) return next();
    document ??= readFile(documentPath, 'utf8');
    const text = await document;
    context.state.routePattern = context.path;
    context.set('Cache-Control', 'public, no-cache');
    context.type = isPage ? 'html' : 'json';
    context.body = isPage ? renderDocsPage(JSON.parse(text) as OpenApiDocument) : text;
    return undefined;
  };
}
