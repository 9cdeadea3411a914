/** The page of the app for all its addresses, in this worker's language. */
export const SHELL = '/index.html';
