import type { AreaProblem } from './useSavedAreas.ts';

const problems: Record<AreaProblem, string> = {
  too_large: 'This area takes more than 50 MB. Zoom in and try again.',
  no_room: 'All saved areas together may take 200 MB. Delete one first.',
  unmeasured: 'The server cannot be reached, so the area cannot be measured or saved now.',
  stopped: 'Stopped. What was loaded stays; resume whenever you like.',
  failed: 'Saving was interrupted: no network, or no room on this device. Resume to load the rest.',
};

export const mapAreasContent = {
  heading: 'Offline map',
  plainHttp:
    'Browsers save maps only for pages with https, and this page is open without it. Open it at its https address.',
  text: 'Save the streets of what the map shows. They stay on this device until you delete them.',
  /** Other servers' tiles are only cached as visited: their rules forbid saving areas. */
  ownMapOnly: 'Only the built-in street map is saved, not the pictures of the map provider.',
  nothingHere: 'The built-in street map does not cover what the map shows now.',
  save: 'Save this area',
  tiles: { one: '# tile', other: '# tiles' },
  size: (tiles: string, bytes: string) => `${tiles}, ${bytes} on this device.`,
  confirm: 'Save',
  progress: 'Saving the area',
  progressText: (done: string, total: string) => `${done} of ${total}`,
  list: 'Saved areas',
  used: (bytes: string, max: string) => `${bytes} of ${max} used`,
  saved: (bytes: string, moment: string) => `${bytes}, saved ${moment}`,
  incomplete: 'Not complete',
  resume: 'Resume',
  remove: 'Delete',
  of: (action: string, name: string) => `${action}: ${name}`,
  problems,
} as const;
