export const providerContent = {
  signIn: (name: string) => `Sign in with ${name}`,
  leaving: 'Redirecting...',
  failed: 'The sign-in could not be started',
  back: {
    title: 'Signing you in',
    text: 'One moment, please.',
  },
  refused: {
    title: 'You are not signed in',
    text: 'Nothing has changed.',
    again: 'Back to sign-in',
    settings: 'Back to your settings',
    otherWindow:
      'This sign-in was started in another window, or has expired. Please start again, and stay in the same window.',
  },
  join: {
    title: 'Choose your name',
    text: (email: string) => `Your account will have the address ${email} and no password.`,
    username: 'Username',
    submit: 'Create Account',
    pending: 'Creating account...',
    failed: 'The account was not created',
  },
  linked: 'Linked',
  linkedText: 'You can sign in this way from now on.',
} as const;
