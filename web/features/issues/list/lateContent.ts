export const lateContent = {
  title: 'On this device',
  badge: 'Waiting to send',
  attention: 'Needs attention',
  beyond: {
    title: 'This page does not exist',
    text: 'The list has become shorter since.',
    action: 'Go to the first page',
  },
} as const;
