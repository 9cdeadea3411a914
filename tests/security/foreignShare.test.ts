import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX_LENGTH, PHOTOS_PER_REPORT, TITLE_MAX_LENGTH } from '#schema/limits.ts';
import { readShared } from '#sw/readShared.ts';

const OWN = 'https://trybe.example';

/** A navigation as a browser hands it to the worker: `referrer` says which page sent it. */
function shareOf(referrer: string, fill: (form: FormData) => void): Request {
  const body = new FormData();
  fill(body);
  const request = new Request(`${OWN}/share-target`, { method: 'POST', body });
  return Object.defineProperty(request, 'referrer', { value: referrer });
}

const photo = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'photo.jpg', { type });

describe('what is shared with the app', () => {
  it('is not taken from a form of another site', async () => {
    const fill = (form: FormData) => form.set('title', 'Planted');
    expect(await readShared(shareOf('https://evil.example/form', fill), OWN)).toBeNull();
    expect(await readShared(shareOf('', fill), OWN)).toMatchObject({ title: 'Planted' });
    expect(await readShared(shareOf(`${OWN}/issues`, fill), OWN)).not.toBeNull();
  });

  it('takes no more room than a report', async () => {
    const request = shareOf('', (form) => {
      form.set('title', 'x'.repeat(100_000));
      form.set('text', 'y'.repeat(1_000_000));
      for (let count = 0; count < 9; count += 1) form.append('photos', photo(10));
    });
    const shared = await readShared(request, OWN);
    expect(shared?.title).toHaveLength(TITLE_MAX_LENGTH);
    expect(shared?.text).toHaveLength(DESCRIPTION_MAX_LENGTH);
    expect(shared?.files).toHaveLength(PHOTOS_PER_REPORT);
  });

  it('holds nothing but pictures of a size that a camera makes', async () => {
    const request = shareOf('', (form) => {
      form.append('photos', photo(41 * 1024 * 1024));
      form.append('photos', photo(10, 'text/html'));
      form.append('photos', 'no file at all');
      form.append('photos', photo(7));
      form.append('title', photo(3));
    });
    const shared = await readShared(request, OWN);
    expect(shared?.files.map(({ bytes }) => bytes.byteLength)).toEqual([7]);
    expect(shared?.title).toBe('');
  });
});
