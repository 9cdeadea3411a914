import type { QuestionKind } from '#schema/site/categories/question.ts';

const kinds: Record<QuestionKind, string> = {
  text: 'A few words',
  choice: 'One of several answers',
  number: 'A number',
  yes_no: 'Yes or no',
};

export const questionsContent = {
  heading: 'Questions',
  hint: 'The report form asks them when this category is chosen, also without a network. Reports keep the words that they were asked in.',
  label: 'Questions in their order',
  nth: (place: number) => `Question ${place}`,
  up: (place: number) => `Move question ${place} up`,
  down: (place: number) => `Move question ${place} down`,
  remove: (place: number) => `Remove question ${place}`,
  moved: (place: number, count: number) => `The question is now number ${place} of ${count}.`,
  add: 'Add a question',
  full: (max: number) => `A category asks at most ${max} questions.`,
  words: (language: string) => `Question in ${language}`,
  kind: 'Kind of answer',
  kinds,
  required: 'Has to be answered',
  unit: 'Unit',
  min: 'Smallest',
  max: 'Largest',
  options: 'Answers to choose from',
  option: (place: number, language: string) => `Answer ${place} in ${language}`,
  addOption: 'Add an answer',
  removeOption: (place: number) => `Remove answer ${place}`,
} as const;
