import { describe, expect, test } from 'vitest';
import { mapSearch } from './mapSearch.ts';
import { writeView, readView } from './mapView.ts';

describe('the address of the map', () => {
  test('says the defaults when it says nothing, or nonsense', () => {
    const all = { filter: 'all', funding: 'all', at: '', issue: '' };
    expect(mapSearch({} as never)).toEqual({ ...all, tab: 'map', sort: 'newest' });
    const wrong = { tab: 'x', filter: 'x', funding: '9', sort: 'x', at: 7, issue: {} };
    expect(mapSearch(wrong as never)).toEqual(mapSearch.defaults);
  });

  test.each([
    'here',
    '91,0,12',
    '41.8,-181,12',
    '41.8,-87.6,20',
    '41.8,-87.6,1',
    '41.8,-87.6',
    'NaN,0,9',
  ])('takes no place that the map cannot show: %s', (at) => {
    expect(readView(at)).toBeNull();
  });

  test('brings the map back to where it was', () => {
    const view = { centre: { latitude: 41.88012, longitude: -87.6298 }, zoom: 14.25 };
    expect(writeView(view)).toBe('41.88012,-87.62980,14.25');
    expect(readView(writeView(view))).toEqual(view);
  });
});
