import { DOMParser } from '@xmldom/xmldom';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml, xmlDocument } from './xml.rules.ts';

const parsed = (xml: string) =>
  new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(xml, 'text/xml');

/** Characters that XML 1.0 cannot hold. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF](?<![\u007F-\u009F])/gu;

test('any text is read back by another parser, without what no document can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { documentElement } = parsed(xmlDocument('a', { b: text }, {}));
      expect(documentElement?.textContent).toBe(text.replaceAll(FORBIDDEN, ''));
    }),
  );
});

test('any text is read back from an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { documentElement } = parsed(`<a b="${escapeXml(text)}"/>`);
      // Parsers turn line ends and tabs of an attribute into spaces.
      expect(documentElement?.getAttribute('b')).toBe(text.replaceAll(/[\n\t]/gu, ' '));
    }),
  );
});

test('lists, numbers and what is empty', () => {
  const value = { lines: ['a', 'b'], count: 2, isThere: true, none: null, empty: [] };
  expect(xmlDocument('all', value, { lines: 'line' })).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<all><lines><line>a</line><line>b</line></lines>' +
      '<count>2</count><isThere>true</isThere><none/><empty/></all>\n',
  );
});
