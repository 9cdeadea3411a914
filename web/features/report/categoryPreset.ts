import { reportContent } from './content.ts';

type Words = { description: string; solutionCriteria: string };
const PRESETS = Object.values(reportContent.presets);
const presets = new Map(Object.entries(reportContent.presets));

/** Whether a text is empty or a category's preset: typed text is never replaced. */
export function isReplaceable(field: keyof Words, text: string): boolean {
  return text.trim() === '' || isPreset(field, text);
}

/** Whether a text equals a category's preset. */
export function isPreset(field: keyof Words, text: string): boolean {
  return PRESETS.some((preset) => preset[field] === text.trim());
}

/**
 * Text changes when a category is chosen. A description is preset only with a photo, which shows
 * the rest; it is removed with the last photo.
 */
export function presetFor(category: string, hasPhoto: boolean, current: Words): Words {
  // The installation's own categories have no presets: generic texts are used.
  const preset = presets.get(category) ?? reportContent.presets.other;
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
