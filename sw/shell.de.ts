export const SHELL = '/index.de.html';
