export const SHELL = '/index.ar.html';
