import { describe, expect, it } from 'vitest';
import { usableImageUrl } from './usableImageUrl.ts';

describe('the URL of a picture', () => {
  it('is used when it is http or https [5.27]', () => {
    expect(usableImageUrl('https://trybe.example/api/images/1?w=800')).toBe(
      'https://trybe.example/api/images/1?w=800',
    );
    expect(usableImageUrl(' http://localhost:3000/a.webp ')).toBe('http://localhost:3000/a.webp');
  });

  it.each([undefined, null, '', 'undefined', 'null', '/a.webp', 'https://', 'data:image/png,x'])(
    'is not used when it is %s [5.28]',
    (src) => {
      expect(usableImageUrl(src)).toBeNull();
    },
  );

  it('is never a script', () => {
    expect(usableImageUrl(['javascript', 'alert(1)'].join(':'))).toBeNull();
  });
});
