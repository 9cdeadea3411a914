import { describe, expect, it } from 'vitest';
import { isActiveLink } from './isActiveLink.ts';

describe('a link of the header', () => {
  it('stands for Home on the home page alone [2.26]', () => {
    expect(isActiveLink('/', '/')).toBe(true);
    expect(isActiveLink('/issues', '/')).toBe(false);
  });

  it('stands for a section on all pages below it [2.27]', () => {
    expect(isActiveLink('/issues', '/issues')).toBe(true);
    expect(isActiveLink('/issues/42', '/issues')).toBe(true);
  });

  it('does not stand for a neighbour that merely begins alike', () => {
    expect(isActiveLink('/mapping', '/map')).toBe(false);
    expect(isActiveLink('/faq-archive', '/faq')).toBe(false);
  });
});
