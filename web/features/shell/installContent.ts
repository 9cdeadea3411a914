export const installContent = {
  title: 'Install this app',
  text: 'Reports that wait for signal are safer in the installed app, and it opens from your home screen.',
  ios: 'Reports that wait for signal are safer on your home screen: press Share in this browser, then “Add to Home Screen”.',
  install: 'Install',
} as const;
