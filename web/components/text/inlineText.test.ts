import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineParts } from './inlineText.ts';

describe('a sentence with marks', () => {
  test('holds links and strong words between plain text', () => {
    expect(inlineParts('Read the [terms](/terms) **first**.')).toEqual([
      { kind: 'text', text: 'Read the ' },
      { kind: 'link', text: 'terms', href: '/terms' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'first' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('may be nothing but a link, also to a mailbox', () => {
    expect(inlineParts('[Write](mailto:a@b.example)')).toEqual([
      { kind: 'link', text: 'Write', href: 'mailto:a@b.example' },
    ]);
  });

  test.each(['javascript:alert', 'data:text/html,x', '//evil.example', 'JavaScript:x', 'news'])(
    'links to pages, mailboxes and telephones alone: not to %s',
    (href) => {
      const text = `[here](${href})`;
      expect(inlineParts(text)).toEqual([{ kind: 'text', text }]);
    },
  );

  test('without marks stays as it is', () => {
    assert(
      property(
        string().filter((text) => !/[*[\]]/u.test(text)),
        (text) => {
          expect(inlineParts(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]);
        },
      ),
    );
  });
});
