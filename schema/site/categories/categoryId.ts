import * as v from 'valibot';

const CATEGORY_ID = /^[a-z][a-z0-9_]{0,39}$/u;

/** What issues keep of their category: an id that no change of names, icons or order touches. */
export const categoryId = (message: string) =>
  v.pipe(v.string(message), v.maxLength(40, message), v.regex(CATEGORY_ID, message));

/** Why a report is refused. */
export const CATEGORY_WANTED = 'Please select a category.';
/** Why a row of an import stays out. */
export const NO_SUCH_CATEGORY =
  'There is no such category here. Add it to the settings, or write another one.';
/** Why settings are refused. */
export const CATEGORY_STAYS = 'A saved category cannot be deleted: retire it instead.';
