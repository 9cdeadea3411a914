import type { PreferredRole } from '#schema/people/user.ts';

const roles: Record<PreferredRole, { label: string; description: string }> = {
  reporter: { label: 'Reporter', description: 'Report problems in your community' },
  donator: { label: 'Donor', description: 'Fund the issues you care about' },
  solver: { label: 'Solver', description: 'Propose and carry out solutions' },
};

export const authContent = {
  pageTitle: 'Sign in',
  title: 'Welcome to Trybe',
  subtitle: 'Join our community platform to report, fund, and solve local issues',
  tabsLabel: 'Sign in or register',
  loginTab: 'Login',
  registerTab: 'Register',
  started: (amount: string, issue: string) =>
    `${amount} to “${issue}”: an account first, then you confirm.`,
  login: {
    emailOrUsername: 'Username or Email',
    password: 'Password',
    submit: 'Login',
    pending: 'Logging in...',
    forgot: 'Forgot your password?',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    pending: 'Waiting for your browser...',
    notGiven: 'Your browser did not provide a passkey. Try again, or sign in another way.',
  },
  second: {
    text: 'This account also needs its passkey. If you lost it, enter one of your recovery codes and press Login again.',
    code: 'Recovery code',
  },
  register: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    hint: 'At least 8 characters.',
    confirmPassword: 'Confirm Password',
    preferredRole: 'Preferred Role',
    roleHint: 'A preference only: everyone can report, pledge and propose.',
    submit: 'Create Account',
    noMail:
      'This site sends no email, so you cannot reset a forgotten password yourself: only the operator could let you back in. Keep your password safe, and add a passkey once your account exists: it signs you in without the password.',
    work: 'Many accounts were made from your network within the last hour. Your device is solving a short task, which shows that you are no machine: it takes a few seconds, and then your account is created.',
    pending: 'Creating account...',
  },
  roles,
  demo: {
    title: 'Try a demo account',
    description: 'Fills in the form; sign in with one more tap.',
    use: (username: string, role: string) => `${username} (${role})`,
  },
  agree: 'By continuing you agree to our',
  terms: 'Terms of Service',
  and: 'and',
  privacy: 'Privacy Policy',
  marketing: {
    title: 'Fund it, fix it, make the difference',
    claim:
      '90% of each donation goes directly to solving the issue, with real-time progress tracking.',
    points: [
      {
        key: 'report',
        title: 'Report Local Issues',
        text: 'Pin a problem on the map and say when it counts as solved. No signal needed.',
      },
      {
        key: 'fund',
        title: 'Transparent Crowdfunding',
        text: 'Pledges wait in escrow, and everyone can see where the money is.',
      },
      {
        key: 'solve',
        title: 'Community-Driven Solutions',
        text: 'Solvers make offers, donors vote, and the community checks the result.',
      },
    ],
  },
  toast: {
    welcomeBack: 'Welcome back!',
    loggedInAs: (username: string) => `You're now logged in as ${username}.`,
    loginFailed: 'Login failed',
    accountCreated: 'Account created',
    accountCreatedText: "Your account has been created and you're now logged in.",
    registrationFailed: 'Registration failed',
  },
} as const;
