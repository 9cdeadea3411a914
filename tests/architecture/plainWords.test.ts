import { describe, expect, test } from 'vitest';
import { readSourceFiles } from './sourceFiles.ts';

/** Words of the trade that nobody outside it knows, by the ending of the files that hold a language. */
const TRADE_WORDS: Record<string, RegExp> = {
  '': /\b(?:quorum|weigh\w*|basis|in?consistent|weak|heads|outbox|digests?|validators?|contact levels?)\b/iu,
  '.de': /\b(?:Quorum|Gewichte?s?|Postausgangs?|Kontaktstufen?|Prüfer|schwach)\b/iu,
  '.es':
    /(?<!\p{L})(?:quórum|pesos?|bandeja de salida|nivel(?:es)? de contacto|validador(?:es)?|débil)(?!\p{L})/iu,
  '.ar': /نصاب|وزن|أوزان|صندوق الصادر|مستوى التأكيد|مدقّق|ضعيف/u,
};

/** The rules in full, as the specification words them, and the legal texts. */
const IN_FULL = /^web\/features\/pages\/(?:verification|terms|privacy)\//u;

const CONTENT = /ontent(?<language>\.(?:de|es|ar))?\.ts$/u;
/** What notices, mails, painted pages and refusals say. */
const SERVER =
  /^(?:api\/(?:notices\/texts\/|http\/pages\/pageTexts)|schema\/languages\/messages\.)/u;
const SAID = /(?<language>\.(?:de|es|ar))?(?:\.en)?\.ts$/u;
const STRINGS = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;

/** What a content module says: its strings, without comments, imports, addresses and what is filled in. */
function textsIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/^import[^;]*;$/gmu, '');
  return (code.match(STRINGS) ?? []).map((text) =>
    text.replaceAll(/\$\{[^}]*\}/gu, '').replaceAll(/(?<![\p{L}\d])\/[\w/-]+/gu, ''),
  );
}

/** `file: text` for each text with such a word. */
function findTradeWords(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    const isOfWeb = path.startsWith('web/') && !IN_FULL.test(path);
    const named = isOfWeb ? CONTENT.exec(path) : SERVER.test(path) ? SAID.exec(path) : null;
    if (!named) return [];
    const words = TRADE_WORDS[named.groups?.language ?? ''];
    return textsIn(text)
      .filter((one) => words?.test(one))
      .map((one) => `${path}: ${one}`);
  });
}

describe('texts', () => {
  test('say things in words that everybody knows', () => {
    expect(findTradeWords(readSourceFiles())).toEqual([]);
  });

  test('are found with such a word in each language, and not by names or addresses', () => {
    const file = (name: string, text: string) => ({ path: `web/features/case/${name}`, text });
    expect(
      findTradeWords([
        file('content.ts', "export const quorum = { quorum: 'There is no quorum.' };"),
        file('content.de.ts', "export const a = { weight: 'Dein Gewicht' };"),
        file('content.es.ts', 'export const a = { weight: `Tu peso: ${outbox}` };'),
        file('content.ar.ts', "export const a = { weight: 'وزن صوتك' };"),
        file('outboxContent.ts', "// an outbox\nexport const a = { href: '/outbox' };"),
        file('content.es.ts', "export const a = { text: 'Espeso' };"),
        { path: 'api/notices/texts/moneyTexts.de.ts', text: "a: 'Stimmen und Gewichte bleiben.'" },
        { path: 'api/case/proof.ts', text: "const result = 'weak';" },
      ]),
    ).toHaveLength(5);
  });
});
