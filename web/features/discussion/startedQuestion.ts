import { createStore } from '#web/store/createStore.ts';

/** The beginning of a message, requested elsewhere on the page; null: none. */
export const startedQuestion = createStore<string | null>(null);
