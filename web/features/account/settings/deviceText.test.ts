import { describe, expect, it, vi } from 'vitest';
import { nameDevice } from '#api/people/deviceName.rules.ts';
import { accountContent as german } from './content.de.ts';
import { deviceText } from './deviceText.ts';

vi.mock('./content.ts', () => ({ accountContent: german }));

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
      'Chrome auf Linux',
    ],
    ['Firefox/140', 'Firefox'],
    ['curl (Linux)', 'Ein Programm auf Linux'],
    ['curl/8.5.0', 'Ein anderes Programm'],
  ])('is said in the language of the page: %s', (userAgent, text) => {
    expect(deviceText(nameDevice(userAgent))).toBe(text);
  });

  it('says nothing where none is known', () => {
    expect(deviceText('')).toBe('');
  });
});
