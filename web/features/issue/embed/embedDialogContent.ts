export const embedDialogContent = {
  title: 'Show this issue on another site',
  text: 'Copy this into the page where the issue shall stand. It shows the current state, in the colours that the reader prefers, and sets no cookies.',
  label: 'Code to embed the issue',
  copy: 'Copy code',
  copied: 'Copied',
  close: 'Close',
} as const;
