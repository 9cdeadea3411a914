import { expect, test } from 'vitest';
import { DELIVERY_SUBJECTS } from '#schema/console/consoleKinds.ts';
import { jobsContent as arabic } from './jobsContent.ar.ts';
import { jobsContent as german } from './jobsContent.de.ts';
import { jobsContent as spanish } from './jobsContent.es.ts';
import { jobsContent as english } from './jobsContent.ts';

test.each([
  ['German', german],
  ['Spanish', spanish],
  ['Arabic', arabic],
])('what waits to be sent has a name of its own in %s', (_, words) => {
  const originals = DELIVERY_SUBJECTS.map((subject) => english.of('email', subject));
  const names = DELIVERY_SUBJECTS.map((subject) => words.of('email', subject));
  expect(new Set(names).size).toBe(DELIVERY_SUBJECTS.length);
  expect(names.filter((name) => originals.includes(name) || name.includes('_'))).toEqual([]);
});
