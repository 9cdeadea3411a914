import { expect, test } from 'vitest';
import { isTest, readSourceFiles } from './sourceFiles.ts';

const sources = readSourceFiles().filter(
  (file) => file.path.startsWith('web/') && file.path.endsWith('.tsx') && !isTest(file),
);

/** Each element of a name, with its attributes as far as the next element. */
const elements = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}\\b[^]*?(?:/>|</)`, 'gu'))].map(([element]) => element);

/** What nobody fills in from outside: a file, a slider. */
const IS_CHOSEN = /\btype="(?:file|range)"/u;

test('text fields are those that see what was filled in without an event', () => {
  const others = sources.filter(
    ({ path, text }) =>
      path.startsWith('web/features/') &&
      (elements(text, 'textarea').length > 0 ||
        elements(text, 'input').some((element) => !IS_CHOSEN.test(element))),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('those fields ask for it', () => {
  for (const name of ['TextField', 'TextArea']) {
    const field = sources.find(({ path }) => path === `web/components/fields/${name}.tsx`);
    expect(field?.text).toContain('useEffect(seeFilledFields, [])');
  }
});
