export const editContent = {
  title: 'Edit Issue',
  fields: {
    title: 'Title',
    description: 'Description',
    location: 'Location',
    priority: 'Priority',
    category: 'Category',
    solutionCriteria: 'Solution Criteria',
    dueDate: 'Due date',
  },
  locked: 'This is locked: a proposal has won. You can add a note instead.',
  shownToDonors:
    'There is money in this issue: its donors are shown what you change in both versions, and can take their pledges back.',
  save: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  conflict: 'This issue was changed by someone else in the meantime. Your text is kept here.',
  saveAnyway: 'Save mine anyway',
  queued: 'Saved on this device',
  queuedText: 'Your changes are sent as soon as there is a connection.',
  failed: 'Error updating issue',
} as const;
