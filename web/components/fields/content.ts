export const passwordFieldContent = { show: 'Show what is typed' } as const;

export const submitBarContent = {
  sending: (percent: number) => `Sending (${percent}%)`,
  sendingNote: 'It is stored on this device. You can leave this page.',
} as const;

export const draftLineContent = {
  saved: 'Draft kept. Nothing has been sent yet.',
  failed: 'This draft cannot be kept on this device. Do not close this page before you send it.',
  discard: 'Discard draft',
  confirmTitle: 'Discard this draft?',
  confirmText: 'What you entered here is removed from this device.',
  confirm: 'Discard',
} as const;
