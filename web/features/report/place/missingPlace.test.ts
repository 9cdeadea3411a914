import { describe, expect, it } from 'vitest';
import { saidOnce } from './missingPlace.ts';

const error = (message: string) => ({ type: 'check', message });
const coordinates = { latitude: error('no latitude'), longitude: error('no longitude') };
const nothing = { location: '', latitude: '', longitude: '' };

describe('a missing place', () => {
  it('is said once, by the words for a missing location if that is empty too', () => {
    const errors = { ...coordinates, location: error('Location is required.'), title: error('t') };
    expect(saidOnce(errors, nothing, 'choose')).toEqual({
      location: error('Location is required.'),
      title: error('t'),
    });
  });

  it('is said at a location whose point nobody has chosen', () => {
    const typed = { ...nothing, location: 'State Street' };
    expect(saidOnce(coordinates, typed, 'choose')).toEqual({
      location: { type: 'place', message: 'choose' },
    });
  });

  it('is said of each typed coordinate by itself', () => {
    const typed = { ...nothing, latitude: 'north' };
    expect(saidOnce(coordinates, typed, 'choose')).toEqual(coordinates);
    expect(saidOnce({}, nothing, 'choose')).toEqual({});
  });
});
