import { PROOF_RADIUS_M } from '#schema/limits.ts';
import type { Proof } from '#schema/case/proof.ts';

type CheckedFact = Proof['checks'][number];
type Check = CheckedFact['check'];
type CheckResult = CheckedFact['result'];

const names: Record<Check, { name: string; meaning: Record<CheckResult, string> }> = {
  capture_time: {
    name: 'Time of the photos',
    meaning: {
      consistent: 'Both were taken after the solver was chosen and before the proof came in.',
      weak: 'The time is unknown, or only the file itself tells it, and files can be changed.',
      contradictory: 'A photo says that it was taken outside the time of this work.',
    },
  },
  capture_place: {
    name: 'Place of the photos',
    meaning: {
      consistent: `Both were taken within ${PROOF_RADIUS_M} m of the issue.`,
      weak: 'The place is unknown, too uncertain, or only the file itself tells it.',
      contradictory: `A photo says that it was taken more than ${PROOF_RADIUS_M} m away.`,
    },
  },
  check_in: {
    name: 'Check-in on site',
    meaning: {
      consistent: `The device was within ${PROOF_RADIUS_M} m of the issue.`,
      weak: 'The device was not sure enough of its own position to tell.',
      contradictory: `The device was more than ${PROOF_RADIUS_M} m away.`,
    },
  },
  reuse: {
    name: 'Photos used before',
    meaning: {
      consistent: 'No other photo on this site looks like these.',
      weak: 'A photo resembles one that was on this site before.',
      contradictory: 'A photo was on this site before.',
    },
  },
  likeness: {
    name: 'Same view before and after',
    meaning: {
      consistent: 'Both photos seem to show the same view.',
      weak: 'It is hard to tell from the photos whether they show the same view.',
      contradictory: 'The two photos look the same, so they hardly show that anything was done.',
    },
  },
};

const results: Record<CheckResult, string> = {
  consistent: 'Fits',
  weak: 'Unclear',
  contradictory: 'Contradicts',
};

export const checksContent = {
  genuine: 'Photos look genuine.',
  unclear: {
    one: 'Photos look genuine; # point is unclear',
    other: 'Photos look genuine; # points are unclear',
  },
  contradicted: {
    one: '# point contradicts this proof',
    other: '# points contradict this proof',
  },
  note: 'The checks inform those who decide; they never decide themselves.',
  names,
  results,
  distance: (meters: string) => `${meters} m from the issue.`,
} as const;

export const placesContent = {
  summary: 'Where it was taken',
  map: 'Map of the issue, the photos and the check-in',
  caption: 'Places',
  what: 'What',
  distance: 'From the issue',
  accuracy: 'Accurate to',
  when: 'When',
  before: 'Before photo',
  after: 'After photo',
  checkIn: 'Check-in',
  unknown: 'Unknown',
  meters: (meters: string) => `${meters} m`,
  byFile: 'as the file says',
  legend: 'Pins: photos. Blue circle: check-in with its accuracy. Marker: the issue.',
} as const;
