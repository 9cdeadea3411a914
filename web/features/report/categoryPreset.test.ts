import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issueForm } from '#schema/issues/issue.ts';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { reportContent } from './content.ts';
import { presetFor } from './categoryPreset.ts';

const EMPTY = { description: '', solutionCriteria: '' };

describe('choosing a category', () => {
  it.each(ISSUE_CATEGORIES)('fills in texts that a report may be sent with: %s', (category) => {
    const { description, solutionCriteria } = presetFor(category, true, EMPTY);
    const { entries } = issueForm;
    expect(v.safeParse(entries.description, description).success).toBe(true);
    expect(v.safeParse(entries.solutionCriteria, solutionCriteria).success).toBe(true);
  });

  it('speaks of a photo only where there is one', () => {
    expect(presetFor('safety', false, EMPTY).description).toBe('');
    const withPhoto = presetFor('safety', true, EMPTY);
    expect(presetFor('safety', false, withPhoto).description).toBe('');
  });

  it('replaces what another category filled in, and nothing that a person wrote', () => {
    const first = presetFor('safety', true, EMPTY);
    expect(presetFor('community', true, first)).toEqual(reportContent.presets.community);
    const own = { description: 'The whole corner is dark.', solutionCriteria: 'Light again.' };
    expect(presetFor('community', true, own)).toEqual(own);
  });
});
