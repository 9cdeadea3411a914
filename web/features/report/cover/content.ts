import type { CoverBox } from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

export const coverContent = {
  title: 'Cover faces and plates',
  hint: 'Drag or tap on what nobody should recognize. Only the covered picture is kept and sent.',
  keys: 'Arrow keys move the box, with Shift they change its size, Delete removes it.',
  picture: 'The photo as it is now',
  box: (index: number, count: number) => `Box ${index} of ${count}`,
  place: ({ x, y, width, height }: CoverBox, size: ImageSize) =>
    `${percent(width, size.width)}% wide, ${percent(height, size.height)}% high, ` +
    `${percent(x, size.width)}% from the left, ${percent(y, size.height)}% from the top`,
  removed: 'Nothing is covered',
  add: 'Add a box',
  remove: 'Remove box',
  undo: 'Undo',
  confirm: 'Cover',
  working: 'Covering...',
  leave: {
    title: 'Leave the photo uncovered?',
    text: 'The boxes are not in the photo yet. Without them everybody sees what is under them.',
    confirm: 'Leave uncovered',
    stay: 'Keep covering',
  },
} as const;
