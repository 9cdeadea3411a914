export const submitBarContent = {
  sending: (percent: number) => `Sending (${percent}%)`,
  sendingNote: 'It is stored on this device. You can leave this page.',
} as const;
