export const passwordFieldContent = { show: 'Show what is typed' } as const;
