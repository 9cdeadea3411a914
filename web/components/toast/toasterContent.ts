export const toasterContent = {
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss notification',
} as const;
