/** The settings by which a database is reached. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

/** No start on this database; the message names the setting and says what to write there. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}
