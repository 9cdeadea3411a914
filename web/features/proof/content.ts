import {
  JUSTIFICATION_MIN_LENGTH,
  PROOF_NONCE_DAYS,
  PROOF_RADIUS_M,
  PROOF_VIDEO_MAX_BYTES,
  PROOF_VIDEO_MAX_SECONDS,
} from '#schema/limits.ts';
import type { OutboxErrorCode } from '#sw/outbox/OutboxError.ts';

const MEGABYTES = PROOF_VIDEO_MAX_BYTES / 1024 / 1024;

const notSaved: Record<OutboxErrorCode, string> = {
  quota_exceeded:
    'There is no room left on this device. Free some storage, then try again. The photos are kept in this form.',
  unavailable:
    'This browser does not let the app store anything, for example in a private window. Open this page in a normal window.',
  outdated:
    'A newer version of the app has stored what waits on this device, and this version cannot read it. Reload this page and try again.',
  not_found: 'This proof is no longer waiting: it was sent or discarded in another tab.',
  sending: 'This proof is being sent at this moment. Wait until it has arrived.',
  in_doubt:
    'An earlier attempt may have arrived, so the proof can no longer be changed. Resend it from “Unsent”.',
  signed_out: 'Please sign in to submit a proof.',
};

export const proofContent = {
  title: 'Submit proof',
  subtitle: (issue: string) => `For “${issue}”`,
  back: 'Back to the issue',
  loading: 'Preparing the proof',
  ready: (moment: string) =>
    `Ready to use offline until ${moment}. Everything you do here is kept on this device.`,
  unprepared: {
    title: 'Not prepared for offline',
    text: `Open this page once with a connection before you go out. After that it works without signal for ${PROOF_NONCE_DAYS} days.`,
    retry: 'Try again',
  },
  closed: {
    title: 'There is no proof to submit',
    text: 'Only the chosen solver can submit proof, and only while the work goes on or after a rejection.',
    action: 'Open the issue',
  },
  waiting: {
    title: 'Your proof waits on this device',
    text: 'It is sent as soon as there is a connection. It can no longer be changed, because an attempt may have arrived.',
    action: 'See what is unsent',
  },
  photos: {
    reported: 'The photo of the report',
    before: {
      heading: 'Before',
      hint: 'The place as it was before your work. Match the photo of the report, so that both can be compared.',
      camera: 'Take the before photo',
      file: 'Choose a before photo',
      alt: 'Your before photo',
      retake: 'Take another before photo',
      missing: 'A before photo is missing.',
    },
    after: {
      heading: 'After',
      hint: 'The same view after your work. The camera shows the before photo faintly, to help you.',
      camera: 'Take the after photo',
      file: 'Choose an after photo',
      alt: 'Your after photo',
      retake: 'Take another after photo',
      missing: 'An after photo is missing.',
    },
    working: 'Preparing the photo...',
    byApp: (moment: string, place: string) => `Taken ${moment}, ${place}.`,
    byFile: (moment: string, place: string) =>
      `From a file. It says: taken ${moment}, ${place}. The server cannot be sure of it.`,
    noTime: 'at an unknown time',
    place: (meters: string) => `${meters} m from the issue`,
    noPlace: 'place unknown',
  },
  camera: {
    title: { before: 'Before photo', after: 'After photo' },
    shutter: 'Take the photo',
    ghost: 'Overlay',
    ghostOf: 'How strongly the before photo shows',
    locating: 'Looking for your position...',
    located: (meters: string) => `Position known to about ${meters} m`,
    noPosition: 'No position: the photo is taken without a location.',
    starting: 'Starting the camera...',
    failed:
      'The camera cannot be used here. Close this and choose a photo instead, or allow the camera in the browser.',
  },
  checkIn: {
    heading: 'Check-in',
    hint: `Shows that you are on site, within ${PROOF_RADIUS_M} m of the issue. It is stored with the time.`,
    button: 'Check in here',
    again: 'Check in again',
    pending: 'Locating...',
    done: (distance: string, accuracy: string) =>
      `Checked in ${distance} m from the issue, accurate to about ${accuracy} m.`,
    far: `That is more than ${PROOF_RADIUS_M} m away. The server will say so to everybody who votes.`,
    missing: 'The check-in is missing.',
    refused: 'Could not get your position. Allow it in the browser, go outdoors and try again.',
    unsupported: 'This browser does not support geolocation.',
    uncertain: 'The position is too uncertain. Please try again outdoors.',
  },
  summary: {
    heading: 'What was done',
    hint: 'Say what you did and how it meets the solution criteria.',
    label: 'Summary',
    fieldHint: `At least ${JUSTIFICATION_MIN_LENGTH} characters.`,
    criteria: 'Solution criteria',
  },
  video: {
    heading: 'Video',
    hint: `Optional: up to ${PROOF_VIDEO_MAX_SECONDS} seconds of the work, at most ${MEGABYTES} MB, MP4 or WebM.`,
    choose: 'Film or choose a video',
    working: 'Reading the video...',
    remove: 'Remove the video',
    label: 'Your video',
    problems: {
      too_long: `The video is longer than ${PROOF_VIDEO_MAX_SECONDS} seconds.`,
      too_large: `The video is larger than ${MEGABYTES} MB.`,
      wrong_type: 'Please choose an MP4 or WebM video.',
      unreadable: 'This video cannot be read. Please choose another.',
      unplayable:
        'This video is damaged, or in a format that this browser cannot play. On an iPhone, choose Most Compatible under Settings, Camera, Formats, or choose another video.',
      not_kept:
        'There is no room for the video on this device. It is lost when you close this page before you submit the proof.',
    },
  },
  publicNote:
    'Photos, places, times and the summary become public with the proof. Once submitted, it cannot be changed, only added to.',
  submit: 'Submit proof',
  submitChanged: 'Save and resend',
  saving: 'Saving...',
  incomplete: 'Something is still missing:',
  refused: (detail: string) => `The server did not take the proof: ${detail}`,
  notSavedTitle: 'Not saved',
  notSaved,
  toast: {
    savedTitle: 'Saved on this device',
    savedText: 'The proof is sent as soon as the server can be reached.',
    authTitle: 'Authentication required',
    authText: 'Please sign in to submit a proof.',
    failed: 'Error',
    problems: {
      too_large: 'Image too large',
      wrong_type: 'Invalid file type',
      unreadable: 'Image not readable',
    },
  },
} as const;
