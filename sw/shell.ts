/** The page of the app that stands for each of its addresses: that of this worker's language. */
export const SHELL = '/index.html';
