export const emergencyContent = {
  language: 'en',
  direction: 'ltr',
  /** For dates. */
  locale: 'en-US',
  title: 'Parts of the app are missing',
  text: 'Files of the app on this device are gone or damaged, and they cannot be fetched at the moment. What you wrote is kept on this device: here you can read it, save it as a file and send it. The app opens by itself as soon as it can be fetched.',
  open: 'Open the app',
  kept: 'What waits on this device',
  loading: 'Reading what waits',
  empty: 'Nothing waits on this device.',
  unreadable: 'What waits on this device cannot be read at the moment. Nothing was deleted.',
  others:
    'There is more on this device, written by somebody who has signed out. Only that person can see it, after signing in.',
  sendNow: 'Send now',
  sending: 'Sending...',
  save: 'Save as file',
  fileName: 'trybe-unsent.json',
  saved: 'Saved as a file. You can import it in the outbox, on this device or another one.',
  notSaved: 'The file could not be made. Nothing was deleted.',
  photos: 'Photos: {count}',
  kinds: {
    reportIssue: 'Report',
    editIssue: 'Change',
    postMessage: 'Message',
    submitProof: 'Proof',
    tellAffected: 'Affects me too',
    sightIssue: 'Still there',
    followIssue: 'Follow',
    followArea: 'Follow',
    draft: 'Draft',
  },
  states: {
    draft: 'Not submitted yet',
    waiting: 'Saved on this device',
    sending: 'Sending...',
    attention: 'Needs attention',
  },
  /** After an attempt to send. */
  outcomes: {
    idle: 'Everything that could be sent has been sent.',
    waiting: 'Not everything could be sent yet. The rest stays on this device.',
    held: 'The app is already sending in another tab.',
    offline: 'The server cannot be reached. Everything stays on this device.',
    signed_out:
      'The server asks you to sign in first. Everything stays on this device until the app opens again.',
  },
} as const;
