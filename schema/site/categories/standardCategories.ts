import { ISSUE_CATEGORIES } from '#schema/issues/issueFilters.ts';
import type { Question } from './question.ts';

const noQuestions: Question[] = [];

export const STANDARD_CATEGORIES = ISSUE_CATEGORIES.map((id: string) => ({
  id,
  names: {},
  icon: null,
  isRetired: false,
  questions: noQuestions,
}));
