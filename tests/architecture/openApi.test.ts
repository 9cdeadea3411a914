import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { openApiDocument } from './openApiDocument.ts';
import { projectRoot } from './sourceFiles.ts';

const snapshot = path.join(projectRoot, 'schema/openapi.json');

test('the committed OpenAPI document is the one of the contract', () => {
  const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
  if (process.env.UPDATE_OPENAPI === '1') writeFileSync(snapshot, current);
  expect(current, 'run: UPDATE_OPENAPI=1 npm run check').toBe(readFileSync(snapshot, 'utf8'));
});

test('every operation is registered under its own name', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) expect(endpoint.operation).toBe(name);
});
