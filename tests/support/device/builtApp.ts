import { createHash } from 'node:crypto';
import type { AppFile } from '#sw/appFiles.ts';

/** A small build of the app, as the worker is told of it, and what a server answers for it. */
export const ORIGIN = 'https://trybe.example';
export const textOf = (url: string) => `text of ${url}`;
export const fileOf = (url: string, text = textOf(url)): AppFile => ({
  url,
  revision: createHash('sha256').update(text).digest('hex').slice(0, 8),
});
export const PAGE = fileOf('index.html', '<div id="root">');
export const LATER = ['assets/aaaaaaaa.js', 'assets/bbbbbbbb.js', 'assets/cccccccc.js'];
export const PACK = 'assets/12345678.json';
export const CORE = 'assets/aaaaaaaa.js';
export const BUILD = [
  fileOf('assets/index-1.js'),
  PAGE,
  ...[CORE, PACK, ...LATER.slice(1)].map((url) => fileOf(url)),
];
export const FILES = BUILD.filter(({ url }) => url !== PACK);

export const addressOf = ({ url, revision }: AppFile) =>
  url.startsWith('assets/') ? `${ORIGIN}/${url}` : `${ORIGIN}/${url}?revision=${revision}`;
export const addressesOf = (files: readonly AppFile[]) => files.map(addressOf).toSorted();

export const script = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });
export const page =
  (status = 200, text = 'Welcome to Hotel WiFi') =>
  () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } });
export const packText = (files: readonly string[], text = textOf) =>
  JSON.stringify(Object.fromEntries(files.map((file) => [file, text(file)])), null, 1);
