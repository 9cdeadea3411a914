export const embedContent = { button: 'Embed' } as const;
