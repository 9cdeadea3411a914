import { expect, test } from 'vitest';
import { selectedIssue } from './mapSelection.ts';

const point = {
  id: 'a',
  title: 'Broken bench',
  location: '1 Main Street, South Loop, Chicago, Illinois',
  latitude: 41,
  longitude: -87,
  status: 'reported' as const,
  priority: 'low' as const,
  currentFunding: '12.00',
};

test('shows the first two parts of the location and what the map alone knows', () => {
  const selected = selectedIssue('a', { issues: [], points: [point], waiting: [] });
  expect(selected).toMatchObject({
    location: '1 Main Street, South Loop',
    description: null,
    imageUrl: null,
  });
});

test('finds a report that still waits on this device', () => {
  const position = { latitude: 1, longitude: 2 };
  const waiting = [{ id: 'w', title: 'Flooded path', location: 'Lake', position }];
  const selected = selectedIssue('w', { issues: [], points: [point], waiting });
  expect(selected).toMatchObject({ title: 'Flooded path', server: null });
});

test('is null for a marker that is gone', () => {
  expect(selectedIssue('gone', { issues: [], points: [point], waiting: [] })).toBeNull();
  expect(selectedIssue(null, { issues: [], points: [point], waiting: [] })).toBeNull();
});
