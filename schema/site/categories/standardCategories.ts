import type { Question } from './question.ts';

export const ISSUE_CATEGORIES = [
  'infrastructure',
  'environment',
  'public_services',
  'safety',
  'accessibility',
  'community',
  'other',
] as const;
export type IssueCategory = (typeof ISSUE_CATEGORIES)[number];

const noQuestions: Question[] = [];

export const STANDARD_CATEGORIES = ISSUE_CATEGORIES.map((id: string) => ({
  id,
  names: {},
  icon: null,
  isRetired: false,
  questions: noQuestions,
}));
