import type { ApiKeyScope } from '#schema/partners/apiKeys.ts';

const scopes: Record<ApiKeyScope, string> = {
  report: 'Send reports',
  update: 'Write in discussions in your name',
};

export const keysContent = {
  failed: 'Your keys could not be loaded',
  text: 'With a key, a program of yours can send reports. Nobody is the reporter of what it sends: donors alone decide about it. A key never moves money and never votes.',
  docs: 'How programs use this site',
  listLabel: 'Your API keys',
  none: 'No keys yet.',
  made: (day: string) => `Created ${day}`,
  used: (time: string) => `last used ${time}`,
  unused: 'not used yet',
  add: 'Create a key',
  scopes,
  revoke: {
    button: 'Revoke',
    label: (name: string) => `Revoke the key “${name}”`,
    title: 'Revoke this key?',
    text: 'Programs that use it are refused at once. What they sent stays.',
    confirm: 'Revoke the key',
    pending: 'Revoking...',
    done: 'Key revoked',
    failed: 'The key was not revoked',
  },
  adding: {
    title: 'Create an API key',
    text: 'Enter your password, so that nobody can create one on a device you left unlocked.',
    name: 'What is it for?',
    nameHint: 'For you alone, to recognise it in this list.',
    may: 'What it may do',
    password: 'Your password',
    submit: 'Create the key',
    pending: 'Creating...',
    done: 'Key created',
    doneText: 'Copy it now.',
    failed: 'No key was created',
  },
  shown: {
    title: 'Your new key',
    text: 'It is shown only once: copy it to where your program reads it. Whoever has it can use it, so keep it out of public code.',
    label: 'API key',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have saved it',
  },
} as const;
