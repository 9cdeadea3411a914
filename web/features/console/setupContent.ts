export const setupContent = {
  title: 'Set up this site',
  subtitle: 'Who runs this site, where it is at home, and its first operator.',
  failed: 'The setup could not be loaded',
  code: {
    label: 'Setup code',
    hint: 'The server printed it when it started, beside the address of this page.',
    submit: 'Continue',
    pending: 'Checking...',
    failed: 'The code was not accepted',
  },
  account: {
    heading: 'First operator',
    hint: 'Your own account. Operators change these settings and appoint others; they cannot move money.',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters.',
    confirmPassword: 'Confirm Password',
  },
  finish: {
    heading: 'Finish',
    hint: 'All of it can be changed later under Administration. The code works once.',
    submit: 'Set up the site',
    pending: 'Setting up...',
    failed: 'The site was not set up',
    closed:
      'Nothing waits to be set up any more. If you have just sent this form, it worked: sign in with your new account.',
    signIn: 'Sign in',
  },
  passkey: {
    title: 'The site is set up',
    text: 'You are signed in as its first operator.',
    how: 'Add a passkey now: settings and roles are changed only with one, unless the server says otherwise (STAFF_PASSKEYS). It takes a moment, and you get recovery codes with it.',
    without:
      'This browser has no passkeys. Sign in with one that has, and add a passkey in your settings: settings and roles are changed only with one, unless the server says otherwise (STAFF_PASSKEYS).',
    add: 'Add a passkey',
    later: 'Not now',
    settings: 'Open your settings',
  },
  next: {
    heading: 'What comes next',
    categories: 'Categories',
    categoriesText: 'What people report under here, and what the form asks about it.',
    reports: 'Reports that exist already',
    reportsText: 'Bring them in from a spreadsheet or a map.',
  },
} as const;
