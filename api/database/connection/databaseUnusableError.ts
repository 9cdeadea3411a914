export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

/** The message names the setting and its remedy. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}
