import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriorityBadge } from './PriorityBadge.tsx';

const shown = (priority: string) =>
  renderToStaticMarkup(<PriorityBadge priority={priority} />).replaceAll(/<[^>]*>/gu, '');

describe('the badge of a priority', () => {
  it('names the four priorities in any case [4.6]', () => {
    expect(['critical', 'HIGH', 'Medium', 'low'].map(shown)).toEqual([
      'Critical',
      'High',
      'Medium',
      'Low',
    ]);
  });

  it('is not there for anything else [4.7]', () => {
    expect(['', 'urgent', 'constructor'].map(shown)).toEqual(['', '', '']);
  });
});
