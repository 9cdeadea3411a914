import { reportContent } from './content.ts';

type Words = { description: string; solutionCriteria: string };
const PRESETS = Object.values(reportContent.presets);
const presets = new Map(Object.entries(reportContent.presets));

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
export function presetFor(category: string, hasPhoto: boolean, current: Words): Words {
  // Of a category of the installation's own nothing is known: the words that fit anything.
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
