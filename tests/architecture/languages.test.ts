import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { pageTexts } from '#api/http/pages/pageTexts.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { ERRORS } from '#schema/errors.ts';
import { textDirection, LANGUAGES } from '#schema/languages/languages.ts';
import { MESSAGES } from '#schema/languages/messages.ts';
import { listTextKeys } from '#web/build/withMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const web = filesBelow('web');
const siblingOf = (file: string, language: string) => file.replace(/\.ts$/u, `.${language}.ts`);
const modules = [
  ...web.filter((file) => /(?:^|\/)(?:content|(?!use)\w+Content)\.ts$/u.test(file)),
  'web/features/record/audit/sentences.ts',
  'web/format/language.ts',
  'sw/shell.ts',
  'sw/emergency/page/content.ts',
  ...filesBelow('api/notices/texts').filter((file) => /\/\w+\.ts$/u.test(file)),
];

type Module = Record<string, unknown>;
const load = async (file: string) => (await import(path.join(root, file))) as Module;

/** Whether these are the forms of a count: each language has its own. */
const isPlural = (value: object): value is Record<string, string> =>
  'other' in value && typeof value.other === 'string' && value.other.includes('#');

/** The forms of counts by their place. */
function pluralsOf(value: unknown, place = ''): [place: string, forms: Record<string, string>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPlural(value)) return [[place, value]];
  return Object.entries(value).flatMap(([key, part]) => pluralsOf(part, `${place}.${key}`));
}

/** Which forms of a count a language has, and which it cannot go without; none may stand for 0. */
function formsIn(language: string) {
  const rules = new Intl.PluralRules(language);
  const needed = Array.from({ length: 200 }, (_, at) => rules.select(at + 1));
  return { known: rules.resolvedOptions().pluralCategories, needed: [...new Set(needed)] };
}

/** What must be the same in each language: names of parts, addresses, what is filled in, keys. */
function shapeOf(value: unknown, place = ''): string[] {
  if (typeof value === 'function') return [`${place} takes ${value.length > 0 ? 'words' : 'none'}`];
  if (typeof value === 'string') {
    const fixed = /^(?:[/#]|https?:)/u.test(value) ? [value] : [];
    const filled = [...value.matchAll(/\{\w+\}|\]\([^)]*\)/gu)].map(([text]) => text);
    return [place, ...[...fixed, ...filled.toSorted()].map((part) => `${place} has ${part}`)];
  }
  if (value instanceof Map) return shapeOf(Object.fromEntries(value), place);
  if (typeof value !== 'object' || value === null) return [place];
  if (isPlural(value)) return [`${place} is counted`];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, part]) => shapeOf(part, `${place}.${key}`));
}

/** Sentences by their place; what is shorter may be the same in two languages. */
function sentencesOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return value.split(' ').length > 3 ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentencesOf(part, `${place}.${key}`));
}

describe.each(OTHERS)('the texts in %s', (language) => {
  it.each(modules)('are all there beside %s', async (file) => {
    const [own, other] = [await load(file), await load(siblingOf(file, language))];
    // Page and worker of a language are files of their own.
    const shape = shapeOf(other).map((line) => line.replace(`.${language}.`, '.'));
    expect(shape).toEqual(shapeOf(own));
    const english = new Map(sentencesOf(own));
    const left = sentencesOf(other).filter(([place, text]) => english.get(place) === text);
    expect(left).toEqual([]);
  });

  it('have every form that a count takes, and say the number in those for many', async () => {
    const { known, needed } = formsIn(language);
    const texts = await Promise.all(modules.map((file) => load(siblingOf(file, language))));
    const wrong = texts
      .flatMap((text) => pluralsOf(text))
      .filter(([, forms]) => {
        const named = Object.keys(forms) as Intl.LDMLPluralRule[];
        const isWhole = needed.every((form) => named.includes(form));
        const isKnown = named.every((form) => known.includes(form));
        const many = (['few', 'many', 'other'] as const).filter((form) => form in forms);
        return !isWhole || !isKnown || many.some((form) => !forms[form]?.includes('#'));
      });
    expect(wrong).toEqual([]);
  });

  it('stand beside a module each', () => {
    const siblings = web.filter((file) => file.endsWith(`.${language}.ts`));
    const known = new Set(modules.map((file) => siblingOf(file, language)));
    expect(siblings.filter((file) => !known.has(file))).toEqual([]);
  });
});

/** Without a mark before it such a sign lands behind its word: `0a7d55#`. */
it('keeps each sign before its word where lines run to the left', () => {
  const files = [...web, ...filesBelow('schema'), ...filesBelow('api')];
  const found = files
    .filter((file) => file.endsWith('.ar.ts'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /[\p{Script=Arabic}،`] ?[#+./-][a-z\d]/iu.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

/** `{since}, {used}` in a page, a template with one, or a list joined by one: Arabic has another comma. */
it('leaves the comma between two texts to the language', () => {
  const found = web
    .filter((file) => /\.tsx?$/u.test(file) && !OF_PLACES.includes(file))
    .filter((file) => !modules.some((known) => isTextOf(known, file)))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) =>
          /join\(', '\)|^\s*\{[^{}]+\}, \{[^{}]+\}$|>, \{|`[^`]*\}, \$\{/u.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
/** Addresses are cut as they were written, and coordinates keep theirs. */
const OF_PLACES = [
  'web/map/LocationSearch.tsx',
  'web/format/format.ts',
  'web/features/map/shown/mapSelection.ts',
  'web/features/map/useSavedAreas.ts',
];
const isTextOf = (known: string, file: string) =>
  file === known || OTHERS.some((language) => file === siblingOf(known, language));

/** Texts of the contract that only a program reads: names of parameters and shapes of values. */
const FOR_PROGRAMS =
  /^(?:[a-z]\w+ (?:is|must)|Must be|Tile coordinates|Please send |Please name at most|An operation|This operation|bbox|Invalid )/u;

/** Every message that a request can be answered with, as the contract says it. */
function messagesIn(value: unknown, seen = new Set<unknown>(), found = new Set<string>()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  if ('message' in value && typeof value.message === 'string') found.add(value.message);
  for (const part of Object.values(value)) messagesIn(part, seen, found);
  return found;
}

const patternOf = (key: string) =>
  new RegExp(
    `^${key
      .split('{}')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join('(.+)')}$`,
    'u',
  );

const textsIn = (file: string) => listTextKeys(readFileSync(path.join(root, file), 'utf8'), file);

/** Sentences of the server's modules that refuse fields by themselves. */
const REFUSALS = filesBelow('api')
  .filter((file) => /(?<!\.test)\.ts$/u.test(file))
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("'invalid_request', ["))
  .flatMap(textsIn)
  .filter((text) => /^[A-Z].*\.$/u.test(text));

describe.each(OTHERS)('what the contract says in %s', (language) => {
  const keys = Object.keys(MESSAGES[language]);
  const patterns = keys.map(patternOf);
  const bodies = Object.values(ENDPOINTS).map((endpoint) =>
    'body' in endpoint ? endpoint.body : 0,
  );
  const said = [...messagesIn(bodies), ...Object.values(ERRORS).map(([, text]) => text)];

  it('has every message that a person may read', () => {
    const forPeople = said.filter((text) => !FOR_PROGRAMS.test(text) && !isOfCalls(text));
    expect(forPeople.filter((text) => !patterns.some((known) => known.test(text)))).toEqual([]);
  });

  it('has every sentence with which the server refuses a field', () => {
    const forPeople = REFUSALS.filter((text) => !isOfCalls(text));
    expect(forPeople.filter((text) => !keys.includes(text))).toEqual([]);
  });

  it('translates nothing that is not said any more', () => {
    const ofContract = filesBelow('schema')
      .filter((file) => /(?<!\.test)\.ts$/u.test(file) && !file.includes('/languages/'))
      .flatMap(textsIn);
    const texts = new Set([...ofContract, ...REFUSALS]);
    const page = readFileSync(path.join(root, 'web/index.html'), 'utf8');
    expect(keys.filter((key) => !texts.has(key) && !page.includes(key))).toEqual([]);
  });

  it('fills in as many words as the English text', () => {
    const gaps = (text: string) => text.split('{}').length;
    const other = Object.entries(MESSAGES[language]).filter(
      ([key, text]) => gaps(key) !== gaps(text),
    );
    expect(other).toEqual([]);
  });
});

/** Refusals of calls that no page of ours makes. */
const CALLS = [
  'The JSON is nested too deeply.',
  'The JSON has too many values.',
  'This parameter may be given once.',
  'This is no address of a push service that this installation sends to.',
  'The request body is not valid JSON.',
  'The Idempotency-Key header must be a UUID.',
  'This address does not support that method.',
  'Please send JSON with the content type application/json.',
  'The video does not have the requested range.',
  'This Idempotency-Key was used for a different request.',
];
const isOfCalls = (text: string) => CALLS.includes(text);

test.each(OTHERS)('the server says the same of its pages in %s', (language) => {
  expect(shapeOf(pageTexts(language))).toEqual(shapeOf(pageTexts('en')));
});

test.each(OTHERS)('the installed app has a manifest in %s', (language) => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(root, 'web/public', name), 'utf8'));
  const manifest = read(`manifest.${language}.webmanifest`);
  expect(manifest).toMatchObject({ lang: language, dir: textDirection(language) });
  expect(shapeOf(manifest)).toEqual(shapeOf(read('manifest.webmanifest')));
});
