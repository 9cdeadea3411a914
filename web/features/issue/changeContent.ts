/** Texts of the dialogs that change or remove an issue; they come with the dialogs. */
export const changeContent = {
  editing: {
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
    judged: 'This stands still while a proof of the work is being judged.',
    save: 'Save changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    conflict: 'This issue was changed by someone else in the meantime. Your text is kept here.',
    saveAnyway: 'Save mine anyway',
    queued: 'Saved on this device',
    queuedText: 'Your changes are sent as soon as there is a connection.',
    failed: 'Error updating issue',
  },
  deleting: {
    title: 'Delete Issue',
    text: 'Are you sure you want to delete this issue? This action cannot be undone.',
    confirm: 'Delete',
    pending: 'Deleting...',
    deleted: 'Issue deleted',
    deletedText: 'The issue has been removed, and every pledge goes back to its donor.',
    failed: 'Error deleting issue',
  },
} as const;
