import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { plural } from '#web/format/format.ts';

export const dataContent = {
  heading: 'Your data',
  text: `Get a copy of everything that is stored about you, with your photos and videos as you sent them. You can download it for ${DATA_EXPORT_HOURS} hours.`,
  ask: 'Request a copy',
  askAgain: 'Make a new copy',
  making: 'Your copy is being made. You will get a notification when it is ready.',
  download: (size: string, files: number) =>
    files === 0
      ? `Download (${size})`
      : `Download (${size}, ${plural(files, { one: '# file', other: '# files' })})`,
  until: (time: string) => `Until ${time}.`,
  dialog: {
    title: 'Request a copy of your data',
    text: 'Enter your password, so that nobody can get it from a device you left unlocked.',
    password: 'Your password',
    submit: 'Make the copy',
    pending: 'Asking...',
    done: 'Copy requested',
    doneText: 'This takes a moment. You will get a notification when it is ready.',
    failed: 'The copy could not be requested',
  },
} as const;
