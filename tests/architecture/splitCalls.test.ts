import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const LEFT_OUT =
  'params|query|body|response|summary|access|replay|isAuditExempt|isDecision|cache|deviceStore|kind|status|refusals';

test('no page reads of an endpoint what the build leaves out: its schemas and the words about it', () => {
  const names = Object.keys(ENDPOINTS).join('|');
  const read = new RegExp(String.raw`\b(?:${names})\.(?:${LEFT_OUT})\b`, 'gu');
  const found = readdirSync(path.join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, 'web', file), 'utf8').matchAll(read)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
  expect(found).toEqual([]);
});
