import type { IssueCategory } from '#schema/issues/issueFilters.ts';
import { reportContent } from './content.ts';

type Words = { description: string; solutionCriteria: string };
const PRESETS = Object.values(reportContent.presets);

/** Whether a text is empty or one that a category filled in: nothing that a person wrote is replaced. */
export function isReplaceable(field: keyof Words, text: string): boolean {
  return text.trim() === '' || isPreset(field, text);
}

/** Whether a text is what a category filled in, to the letter. */
export function isPreset(field: keyof Words, text: string): boolean {
  return PRESETS.some((preset) => preset[field] === text.trim());
}

/**
 * What choosing a category changes in the texts. A description is filled in only beside a photo, which
 * has to say the rest; it goes again with the last photo.
 */
export function presetFor(category: IssueCategory, hasPhoto: boolean, current: Words): Words {
  const preset = reportContent.presets[category];
  const description = hasPhoto ? preset.description : '';
  return {
    description: isReplaceable('description', current.description)
      ? description
      : current.description,
    solutionCriteria: isReplaceable('solutionCriteria', current.solutionCriteria)
      ? preset.solutionCriteria
      : current.solutionCriteria,
  };
}
