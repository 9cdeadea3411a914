import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './longText.ts';
import { readMarkedText } from './markedText.ts';

const listTexts = (block: Block): readonly string[] => {
  if (typeof block === 'string') return block.split('\n');
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return 'subtitle' in block ? [block.subtitle] : [];
};

describe('a text with marks', () => {
  test('has sections, paragraphs, lists and smaller headings', () => {
    const text = [
      'The town runs this site.',
      '',
      '# Who we are',
      'Town Hall',
      'Market 1',
      '',
      'Call us.',
      '### By letter',
      '- one',
      '- two',
      '1. first',
      '2. second',
      '## Payments {#payment-terms}',
      'Nothing is charged.',
    ].join('\n');
    expect(readMarkedText(text)).toEqual([
      { id: 'section-1', title: '', blocks: ['The town runs this site.'] },
      {
        id: 'section-2',
        title: 'Who we are',
        blocks: [
          'Town Hall\nMarket 1',
          'Call us.',
          { subtitle: 'By letter' },
          { list: ['one', 'two'] },
          { steps: ['first', 'second'] },
        ],
      },
      {
        id: 'payment-terms',
        path: '/payment-terms',
        title: 'Payments',
        blocks: ['Nothing is charged.'],
      },
    ]);
  });

  test('loses no word, and gives every section an id of its own', () => {
    const line = constantFrom('#', '## ', '## a {#x}', '### b', '- ', '- c', '1. d', '', '{#x}');
    assert(
      property(array(line), string(), (lines, more) => {
        const text = [...lines, more].join('\n');
        const sections = readMarkedText(text);
        const said = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(listTexts)]);
        const wordsIn = (one: string) => one.match(/\p{L}+/gu) ?? [];
        const wanted = wordsIn(text.replaceAll(/ \{#x\}$/gmu, ''));
        expect(said.flatMap(wordsIn)).toEqual(wanted);
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      }),
    );
  });
});
