import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesSearch } from '#schema/issues/issueQuery.ts';
import { foldForSearch } from './foldForSearch.ts';

/** What is written, and how people type it who have no such key. */
const SPELLED: readonly (readonly [written: string, typed: string])[] = [
  ['Participación', 'participacion'],
  ['PARTICIPACIO\u0301N', 'participacion'],
  ['Nguyễn Đình Chiểu', 'nguyen dinh chieu'],
  ['Straße', 'strasse'],
  ['GROẞE STRAẞE', 'grosse strasse'],
  ['Müllers Grün', 'mullers grun'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'ıstanbul'],
  ['ışık', 'isik'],
  ['IŞIK', 'ışık'],
  ['Łódź', 'lodz'],
  ['Żółć', 'zolc'],
  ['Ålesund', 'alesund'],
  ['Øresund', 'oresund'],
  ['Ærø', 'aero'],
  ['Þingvellir', 'thingvellir'],
  ['Œuvre', 'oeuvre'],
  ['Čačak', 'cacak'],
  ['Đakovo', 'dakovo'],
  ['Málaga', 'malaga'],
  ['Año', 'ano'],
  ['Ελλάδα', 'ελλαδα'],
  ['ΟΔΟΣ', 'οδος'],
  ['Ёлка', 'елка'],
  ['Їжак', 'іжак'],
  ['أحمد', 'احمد'],
  ['إشارة', 'اشاره'],
  ['مُحَمَّد', 'محمد'],
  ['مدرســة', 'مدرسه'],
  ['مستشفى', 'مستشفي'],
  ['کتاب', 'كتاب'],
  ['Route ٦٦', 'route 66'],
  ['Gate १२', 'gate 12'],
  ['Ｐｏｔｈｏｌｅ', 'pothole'],
  ['ﬁre', 'fire'],
  ['O’Hare', "o'hare"],
  ['bus‑stop', 'bus-stop'],
  ['pot\u00ADhole', 'pothole'],
  ['pot\u200Bhole', 'pothole'],
];

describe('a search as people spell', () => {
  it.each(SPELLED)('finds %s by %s', (written, typed) => {
    const issue = { title: 'Hole', description: `Near ${written}.`, location: '' };
    expect(matchesSearch(issue, typed)).toBe(true);
    expect(matchesSearch(issue, written)).toBe(true);
    expect(foldForSearch(written)).toBe(foldForSearch(typed));
  });

  it.each([
    ['хлеб', 'хлеп'],
    ['कि', 'क'],
    ['道', '首'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  it('is the same again, and for both compositions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
        expect(foldForSearch(text.normalize('NFD'))).toBe(foldForSearch(text.normalize('NFC')));
      }),
    );
  });
});
