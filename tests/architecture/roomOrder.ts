import type { SourceFile } from './sourceFiles.ts';

export type Arrow = { from: string; to: string };

export const arrowsOf = (files: readonly SourceFile[]): Arrow[] =>
  files.flatMap(({ path: from, imports }) => imports.map((to) => ({ from, to })));

export const inWords = ({ from, to }: Arrow) => `${from} imports ${to}`;

type RoomOf = (path: string) => string | undefined;

/** Imports of a room that stands later in the order, in words. */
export function arrowsUp(arrows: readonly Arrow[], rooms: readonly string[], roomOf: RoomOf) {
  const rank = (path: string) => rooms.indexOf(roomOf(path) ?? '');
  return arrows
    .filter(({ from, to }) => roomOf(from) && roomOf(to) && rank(to) > rank(from))
    .map(inWords)
    .toSorted();
}

/** Pairs of rooms that import each other, in words. */
export function mutualRooms(arrows: readonly Arrow[], rooms: readonly string[], roomOf: RoomOf) {
  const ways = new Set(arrows.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  return rooms.flatMap((one) =>
    rooms
      .filter((other) => one < other)
      .filter((other) => ways.has(`${one} ${other}`) && ways.has(`${other} ${one}`))
      .map((other) => `${one} and ${other}`),
  );
}
