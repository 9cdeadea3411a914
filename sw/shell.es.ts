export const SHELL = '/index.es.html';
