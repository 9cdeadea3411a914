/** Apart from the file's schema, which the service worker has no room for. */
export const OUTBOX_FILE_FORMAT = 'trybe-outbox';
export const OUTBOX_FILE_VERSION = 2;
