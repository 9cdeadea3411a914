export const themeContent = {
  label: 'Theme',
  dark: 'Dark',
  light: 'Light',
  system: 'System',
} as const;
