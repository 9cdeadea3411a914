import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTitle, metaDescription } from './pageMeta.ts';

describe('the metadata of a page', () => {
  it('names the site after the title, once', () => {
    expect(documentTitle('Map')).toBe('Map · Trybe');
    expect(documentTitle('Trybe')).toBe('Trybe');
  });

  it('describes an issue by the first 155 characters of its description [2.45]', () => {
    const text = 'A pothole as wide as a wheel has opened in the bus lane. '.repeat(5);
    expect(metaDescription(text)).toBe(text.slice(0, 155));
    expect(metaDescription('Short.')).toBe('Short.');
  });

  it('keeps a description on one line, within its length and whole in every character', () => {
    const text = string({ unit: 'grapheme', maxLength: 400 });
    assert(
      property(text, (any) => {
        const description = metaDescription(any);
        expect(description).not.toMatch(/[\n\r\t]/u);
        expect(description.length).toBeLessThanOrEqual(155);
        // Throws on half a surrogate pair.
        expect(() => encodeURIComponent(description)).not.toThrow();
      }),
    );
  });
});
