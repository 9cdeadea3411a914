export const notFoundContent = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. The link may be old, or mistyped.',
  home: 'Go to the start page',
  issues: 'Browse issues',
} as const;
