export const deleteContent = {
  title: 'Delete Issue',
  text: 'Are you sure you want to delete this issue? This action cannot be undone.',
  confirm: 'Delete',
  pending: 'Deleting...',
  deleted: 'Issue deleted',
  deletedText: 'The issue has been removed, and every pledge goes back to its donor.',
  failed: 'Error deleting issue',
} as const;
