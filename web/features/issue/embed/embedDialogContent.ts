export const embedDialogContent = {
  title: 'Show this issue on another site',
  text: 'Paste this where the issue should appear. It shows the current state, follows each reader’s light or dark theme, and sets no cookies.',
  label: 'Code to embed the issue',
  copy: 'Copy code',
  copied: 'Copied',
  close: 'Close',
} as const;
