export const providerContent = {
  signIn: (name: string) => `Sign in with ${name}`,
  leaving: 'On the way...',
  failed: 'Could not begin the sign-in',
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
      'This sign-in was begun in another window, or has ended. Please begin again, and come back in the same window.',
  },
  join: {
    title: 'Choose your name',
    text: (email: string) => `Your account gets the address ${email}, and no password.`,
    username: 'Username',
    submit: 'Create Account',
    pending: 'Creating account...',
    failed: 'The account was not made',
  },
  linked: 'Linked',
  linkedText: 'You can sign in this way from now on.',
} as const;
