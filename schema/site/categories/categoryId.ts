import * as v from 'valibot';

const CATEGORY_ID = /^[a-z][a-z0-9_]{0,39}$/u;

/** Independent of names, icons and order. */
export const categoryId = (message: string) =>
  v.pipe(v.string(message), v.maxLength(40, message), v.regex(CATEGORY_ID, message));

export const CATEGORY_WANTED = 'Please select a category.';
export const NO_SUCH_CATEGORY =
  'There is no such category here. Add it to the settings, or write another one.';
export const CATEGORY_STAYS = 'A saved category cannot be deleted: retire it instead.';
