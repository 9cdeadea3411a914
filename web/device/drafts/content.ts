export const earlierDraftContent = {
  title: 'An earlier draft of this form is here',
  text: 'This device was slow to find it. What stands in the form now is kept as well.',
  show: 'Show the earlier draft',
} as const;
