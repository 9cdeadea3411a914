export const draftLineContent = {
  saved: 'Draft kept. Nothing has been sent yet.',
  failed: 'This draft cannot be kept on this device. Do not close this page before you send it.',
  discard: 'Discard draft',
  confirmTitle: 'Discard this draft?',
  confirmText: 'What you entered here is removed from this device.',
  confirm: 'Discard',
} as const;
