import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

describe('where a person goes after signing in', () => {
  it('is the page they came from, with its parameters and its anchor', () => {
    expect(safeRedirect('/issues/1?page=2#pledge')).toBe('/issues/1?page=2#pledge');
    expect(safeRedirect('/report-issue')).toBe('/report-issue');
  });

  it('is the start page when nothing sensible was asked for', () => {
    for (const target of [undefined, null, '', 'issues', 'javascript:alert(1)'])
      expect(safeRedirect(target)).toBe('/');
  });

  it('is never the sign-in page itself, which would go round in circles', () => {
    expect(safeRedirect('/auth?redirect=/auth')).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ])('is never another site: %j', (target) => {
    const path = safeRedirect(target);
    expect(new URL(path, 'https://trybe.example').host).toBe('trybe.example');
    expect(path.startsWith('//')).toBe(false);
  });

  it('stays on this site whatever a link says', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', '\t', '%2f', '?');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const path = safeRedirect(`/${pieces.join('')}`);
        expect(new URL(path, 'https://trybe.example').origin).toBe('https://trybe.example');
      }),
    );
  });
});
