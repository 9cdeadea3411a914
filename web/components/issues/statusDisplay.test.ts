import { describe, expect, it } from 'vitest';
import { statusDisplay } from './statusDisplay.ts';

describe('the status of an issue', () => {
  it.each([
    ['reported', 'Open for Pledges', 'open'],
    ['funded', 'Open for Pledges', 'open'],
    ['in_progress', 'In Progress', 'inProgress'],
    ['completed', 'Completed', 'completed'],
    ['archived', 'Open for Pledges', 'open'],
  ])('reads %s as %s in a list [4.4]', (status, label, tone) => {
    expect(statusDisplay(status, 'list')).toEqual({ label, tone });
  });

  it.each([
    ['reported', 'Open for Proposals', 'open'],
    ['funded', 'Open for Proposals', 'open'],
    ['in_progress', 'In Progress', 'inProgress'],
    ['completed', 'Completed', 'completed'],
    ['archived', 'archived', 'unknown'],
  ])('reads %s as %s on the map [4.5]', (status, label, tone) => {
    expect(statusDisplay(status, 'map')).toEqual({ label, tone });
  });
});
