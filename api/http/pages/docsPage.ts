import { ERRORS } from '#schema/errors.ts';
import { textDirection, type Language } from '#schema/languages/languages.ts';
import { escapeHtml } from './pageHead.ts';

type Json = Record<string, unknown>;

type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>;
};

export type OpenApiDocument = {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
};

/**
 * One page without scripts. Everything is escaped, and the style sheet is local, so that nothing
 * loads from other origins.
 */
export function renderDocsPage(document: OpenApiDocument, siteName: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const title = escapeHtml(document.info.title);
  const body = `<header><h1>${title}</h1><p>${escapeHtml(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/api/data">Use our data</a> · <a href="#errors">Errors</a> · <a href="/">Open ${escapeHtml(siteName)}</a></p></header>
<nav aria-label="Operations"><ul>${operations.map(navItem).join('')}</ul></nav>
<main>${operations.map(section).join('')}${errorSection()}</main>`;
  return docsFrame(document.info.title, body);
}

/** A page in the style of the API documentation; `body` is markup. */
export const docsFrame = (
  title: string,
  body: string,
  language: Language = 'en',
) => `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
${body}
</body>
</html>`;

type Entry = { path: string; method: string; operation: Operation };

function navItem({ path, method, operation }: Entry): string {
  const id = escapeHtml(operation.operationId);
  return `<li><a href="#${id}"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</a></li>`;
}

function section({ path, method, operation }: Entry): string {
  const access = operation.security ? 'Needs a session.' : 'Open to everyone.';
  const body = Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) => `<h3>Request, ${escapeHtml(type)}</h3>${schemaBlock(schema)}`)
    .join('');
  return `<section id="${escapeHtml(operation.operationId)}">
<h2><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h2>
<p>${escapeHtml(operation.summary)} ${access}</p>
${parameterTable(operation)}${body}${responses(operation)}</section>`;
}

function parameterTable({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h3>Parameters</h3><table><thead><tr><th>Name</th><th>In</th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function responses(operation: Operation): string {
  return Object.entries(operation.responses)
    .map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      return `<h3>${escapeHtml(status)}</h3><p>${escapeHtml(description)}</p>${schema ? schemaBlock(schema) : ''}`;
    })
    .join('');
}

function schemaBlock(schema: Json): string {
  return `<details><summary>Schema</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function errorSection(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, [status, text]]) =>
      `<tr id="error-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<section id="errors"><h2>Errors</h2><p>Every failed call answers application/problem+json with one of these codes.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
