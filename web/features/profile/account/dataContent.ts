import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { plural } from '#web/data/format/format.ts';

export const dataContent = {
  heading: 'Your data',
  failed: 'This could not be loaded',
  failedText: 'It will load when the server can be reached.',
  text: `Get a copy of everything that is stored about you, with your photos and videos as you sent them. It can be fetched for ${DATA_EXPORT_HOURS} hours.`,
  ask: 'Ask for a copy',
  askAgain: 'Make a new copy',
  making: 'Your copy is being made. You get word when it is ready.',
  download: (size: string, files: number) =>
    files === 0 ? `Download (${size})` : `Download (${size}, ${plural(files, 'file', 'files')})`,
  until: (time: string) => `Until ${time}.`,
  dialog: {
    title: 'Ask for a copy of your data',
    text: 'Your password, so that nobody else gets it from a device that was left open.',
    password: 'Your password',
    submit: 'Make the copy',
    pending: 'Asking...',
    cancel: 'Cancel',
    done: 'Copy asked for',
    doneText: 'It takes a moment. You get word when it is ready.',
    failed: 'The copy was not asked for',
  },
} as const;
