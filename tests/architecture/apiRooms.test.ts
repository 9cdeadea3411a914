import { describe, expect, test } from 'vitest';
import {
  kindOf,
  machineryFiles,
  roomFiles,
  roomOf,
  ROOMS,
  wholeRoomOf,
  type Kind,
} from './apiRooms.ts';
import { arrowsOf, arrowsUp, inWords, mutualRooms } from './roomOrder.ts';

const arrows = arrowsOf(roomFiles);
const between = arrows.filter(({ to }) => roomOf(to));

/** Arrows that point up, each with its reason. */
const POINTING_UP: Record<string, string> = {};

describe('the rooms of the API', () => {
  test('import only rooms before them', () => {
    expect(arrowsUp(between, ROOMS, roomOf)).toEqual(Object.keys(POINTING_UP).toSorted());
  });

  test('never import each other', () => {
    expect(mutualRooms(between, ROOMS, roomOf)).toEqual([]);
  });

  test('hold together: at least 45% of their imports stay inside, a case counted as one', () => {
    const inside = between.filter(({ from, to }) => wholeRoomOf(from) === wholeRoomOf(to));
    expect(inside.length / between.length).toBeGreaterThanOrEqual(0.45);
  });

  test('are all there', () => {
    expect(ROOMS.filter((room) => !roomFiles.some(({ path }) => roomOf(path) === room))).toEqual(
      [],
    );
  });
});

/** What a file of a kind imports of the rooms. */
const MAY_IMPORT: Record<Kind, Kind[]> = {
  routes: ['routes', 'writes', 'sql', 'entities', 'rules'],
  writes: ['writes', 'sql', 'entities', 'rules'],
  sql: ['sql', 'entities', 'rules'],
  entities: ['entities'],
  rules: ['rules'],
};

/** What it imports beside that: folders of its own, packages by name, `*` for every package. */
const BESIDE: Record<Kind, string[]> = {
  routes: ['*', 'api/http/', 'api/database/', 'schema/'],
  writes: ['*', 'api/database/', 'schema/'],
  sql: ['typeorm', 'node:', 'api/database/', 'schema/'],
  entities: ['typeorm', 'schema/'],
  rules: ['schema/'],
};

const isOwn = (target: string) => /^(?:schema|api|sw|web|tests)\//u.test(target);

describe('inside a room', () => {
  test.each(Object.keys(MAY_IMPORT) as Kind[])('%s import only what they may', (kind) => {
    const isAllowed = (target: string) =>
      roomOf(target)
        ? MAY_IMPORT[kind].includes(kindOf(target))
        : BESIDE[kind].some((place) => (place === '*' ? !isOwn(target) : target.startsWith(place)));
    const wrong = arrows.filter(({ from, to }) => kindOf(from) === kind && !isAllowed(to));
    expect(wrong.map(inWords)).toEqual([]);
  });

  /** Statements outside of `*.sql.ts`, each with its reason. */
  const STATEMENTS: Record<string, string> = {
    'api/case/payments/settleCharge.ts': 'a savepoint: it undoes a pledge that came too late',
    'api/people/dataExports.ts': 'lifts the time limit of its own transaction, reads no row',
  };

  test('SQL stands in *.sql.ts alone', () => {
    const statement =
      /\.query[(<]|\bgetRepository\(|\bcreateQueryBuilder\(|\breadRows\b|['"`]\s*(?:select|insert into|update \w+ set|delete from)\s/u;
    const found = roomFiles
      .filter(({ path }) => !['sql', 'entities'].includes(kindOf(path)))
      .filter(({ text }) => statement.test(text))
      .map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.keys(STATEMENTS).toSorted());
  });
});

/** Only these know rooms above the platform: they start the server, do what is due, run commands. */
const KNOWS_ROOMS = /^api\/(?:main\.ts|(?:startup|jobs|commandLine)\/)/u;

test('machinery knows no room but the platform', () => {
  const tied = machineryFiles
    .filter(({ path }) => !KNOWS_ROOMS.test(path))
    .filter(({ imports }) => imports.some((to) => roomOf(to) && roomOf(to) !== 'api/platform'))
    .map(({ path }) => path);
  expect(tied).toEqual([]);
});

/** Commands publish by what they put on record; these tell of what is on no issue's record. */
const PUBLISHERS: Record<string, string> = {
  'api/case/closing/publishStory.ts': 'no decision about the case',
  'api/case/funding/reviewSelection.ts': 'a pledge begins to weigh by the clock alone',
  'api/issues/reportMails.sql.ts': 'a mail waits',
  'api/issues/setAffected.ts': 'no decision about the case',
  'api/issues/sightings/sightIssue.ts': 'no decision about the case',
  'api/moderation/carryOutMeasure.ts': 'other issues and profiles that show the picture',
  'api/notices/markNotificationsRead.ts': 'a notification of one person',
  'api/notices/notices.sql.ts': 'a notification of one person',
  'api/people/accountMails.sql.ts': 'a mail waits',
  'api/people/profiles.sql.ts': 'the profile of one person',
  'api/people/dataExports.ts': 'a mail waits',
  'api/people/usernames.sql.ts': 'the name of one person',
  'api/site/saveSiteSettings.ts': 'the settings of the installation',
  'api/console/saveSiteText.ts': 'the settings of the installation',
  'api/site/setUpSite.ts': 'the settings of the installation',
};

test('only what no audit entry covers is published by hand', () => {
  const found = [...roomFiles, ...machineryFiles]
    .filter(({ text }) => text.includes('tx.publish('))
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.test.ts'));
  expect(found.toSorted()).toEqual(Object.keys(PUBLISHERS).toSorted());
});
