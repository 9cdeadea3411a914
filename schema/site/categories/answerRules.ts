export const ANSWER_MAX_LENGTH = 500;
export const ANSWER_WANTED = 'Please answer this question.';
export const QUESTIONS_CHANGED = 'The questions have changed. Please look through your answers.';
