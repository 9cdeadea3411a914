export const embedDialogContent = {
  titles: {
    issue: 'Show this issue on another site',
    map: 'Show this map on another site',
  },
  text: 'Paste this where it should appear. It shows the current state, follows each reader’s light or dark theme, and sets no cookies.',
  labels: { issue: 'Code to embed the issue', map: 'Code to embed the map' },
  copy: 'Copy code',
  copied: 'Copied',
  close: 'Close',
} as const;
