import type { IssuePriority } from '#schema/issues/issue.ts';
import type { IssueCategory } from '#schema/site/categories/standardCategories.ts';
import type { OutboxErrorCode } from '#sw/outbox/OutboxError.ts';

const priorities: Record<IssuePriority, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** Initial texts per category; the photo shows the rest. */
const presets: Record<IssueCategory, { description: string; solutionCriteria: string }> = {
  infrastructure: {
    description: 'Something built here is broken or worn out. The photo shows what.',
    solutionCriteria: 'It is repaired or replaced, and safe to use again.',
  },
  environment: {
    description: 'This place is polluted, damaged or neglected. The photo shows how.',
    solutionCriteria: 'The place is clean and whole again, as a photo from the same spot shows.',
  },
  public_services: {
    description: 'A public service does not work here as it should. The photo shows what is wrong.',
    solutionCriteria: 'The service works again at this place.',
  },
  safety: {
    description: 'Something here can hurt people. The photo shows the danger.',
    solutionCriteria: 'The danger is gone, and people can pass safely.',
  },
  accessibility: {
    description:
      'Something here keeps people from getting in or through. The photo shows the barrier.',
    solutionCriteria: 'Everybody can get in and through without help.',
  },
  community: {
    description: 'Something that neighbors share needs care here. The photo shows what.',
    solutionCriteria: 'Neighbors can use the place again as it was meant.',
  },
  other: {
    description: 'Something is wrong at this place. The photo shows what.',
    solutionCriteria: 'What the photo shows has been put right.',
  },
};

const notSaved: Record<OutboxErrorCode, string> = {
  quota_exceeded:
    'There is no room left on this device. Remove a photo or free some storage, then try again.',
  unavailable:
    'This browser does not let the app store anything, for example in a private window. Open this page in a normal window.',
  outdated:
    'A newer version of the app has stored what waits on this device, and this version cannot read it. Reload this page and try again.',
  not_found: 'This report is no longer waiting: it was sent or discarded in another tab.',
  sending: 'This report is being sent at this moment. Wait until it has arrived.',
  in_doubt:
    'An earlier attempt may have arrived, so the text can no longer be changed. Resend it from “Unsent”.',
  signed_out: 'Please sign in to report an issue.',
};

export const reportContent = {
  title: 'Report an Issue',
  subtitle:
    'Describe what is wrong and where. Without signal it is kept on this device and sent later.',
  editTitle: 'Edit a waiting report',
  loading: 'Loading the form',
  what: {
    heading: 'What is wrong?',
    title: 'Title',
    titleAt: (category: string, street: string) => `${category}: ${street}`,
    titlePlaceholder: 'Broken streetlight at the crossing',
    description: 'Description',
    descriptionHint: 'What happened, since when, and whom does it affect?',
    category: 'Category',
    filledIn: 'Filled in from the category. Change it wherever you know more.',
  },
  nearby: {
    title: 'Already reported here?',
    text: 'If it is one of these, say that it affects you too instead of reporting it twice. Your draft is kept.',
    away: (distance: string) => `${distance} away`,
  },
  questions: {
    yes: 'Yes',
    no: 'No',
    none: 'No answer',
    between: (min: string, max: string) => `From ${min} to ${max}`,
    atLeast: (min: string) => `At least ${min}`,
    atMost: (max: string) => `At most ${max}`,
  },
  more: { summary: 'Priority, solution criteria, due date', priority: 'Priority' },
  where: {
    heading: 'Where is it?',
    map: 'Map to choose the place of the issue',
    hint: 'Taken from your photo or your device. Or press the map, or search for a place.',
    myLocation: 'My Location',
    locating: 'Locating...',
    location: 'Location',
    locationPlaceholder: 'Street and neighborhood',
    latitude: 'Latitude',
    longitude: 'Longitude',
    clear: 'Choose another place',
    chosen: 'Drag the pin, or press the map to move it.',
    pin: 'Place of the issue. Drag it, or use the arrow keys.',
    unsure: (around: string) =>
      `Your device only knows that you are within ${around} of the middle of the circle. Press the map where the issue is, or search for the address.`,
    unknown: 'Your position could not be determined. Search for the address, or press the map.',
    coordinates: 'Coordinates',
    wanted: 'Press the map where it is, or choose a place from the search.',
    twoFingers: 'Two fingers move the map.',
    naming: 'Looking up the name of this place...',
  },
  photos: {
    heading: 'Photos',
    hint: (max: number) =>
      `Up to ${max} photos: JPG, PNG or WebP, each under 5 MB. They are made smaller on this device before they are sent.`,
    take: 'Take a photo',
    choose: 'Choose photos',
    inPage: 'Camera in this page',
    remove: (index: number) => `Remove photo ${index}`,
    cover: 'Hide faces',
    coverPhoto: (index: number) => `Hide faces and plates in photo ${index}`,
    coverHint: 'Faces or number plates in it? Cover them before you send it.',
    preview: (index: number, count: number) => `Photo ${index} of ${count}`,
    working: 'Preparing the photo...',
    consent: 'Keep the place and time the photo was taken',
    consentHint: 'Otherwise only the picture itself is sent.',
    list: 'Attached photos',
  },
  done: {
    criteria: 'Solution criteria',
    criteriaHint: 'What has to be true for you to call it fixed? Verifiers check this.',
    dueDate: 'Due date',
  },
  presets,
  priorities,
  submit: 'Submit Report',
  submitChanged: 'Save and resend',
  saving: 'Saving...',
  elsewhere: {
    title: 'This report is open in another tab',
    text: 'What you write there is kept. Start a new report here, or continue this one here: the other tab then stops.',
    takeOver: 'Continue here',
  },
  draft: {
    restored: 'Your draft was restored.',
    others: 'Other drafts',
    othersText: { one: '# other draft', other: '# other drafts' },
    startNew: 'Start a new report',
    untitled: 'Untitled report',
    shared: 'Shared photo',
    changed: (moment: string) => `Last changed ${moment}`,
    continue: (title: string) => `Continue: ${title}`,
  },
  share: {
    title: 'Shared with this app',
    question:
      'Start a report with this? If you did not share it, discard it: a website can send it too.',
    photos: { one: '# photo', other: '# photos' },
    take: 'Start a report with it',
    discard: 'Discard',
  },
  gone: {
    title: 'This report is no longer waiting',
    text: 'It has been sent or was discarded.',
    action: 'See what is unsent',
  },
  refused: (detail: string) => `Failed to report issue: ${detail}`,
  notSaved,
  nothingKept:
    'This device keeps nothing at the moment, because its storage does not answer. What you type here is lost if you close the page before it is sent.',
  notSavedTitle: 'Not saved',
  toast: {
    savedTitle: 'Saved on this device',
    savedText: 'It will be sent as soon as the server can be reached.',
    authTitle: 'Authentication required',
    authText: 'Please sign in to report an issue.',
    tooLarge: 'Image too large',
    wrongType: 'Invalid file type',
    tooMany: 'Too many photos',
    tooManyText: (max: number) => `A report takes at most ${max} photos.`,
    unreadable: 'Image not readable',
    notCovered: 'Photo not covered',
    notCoveredText: 'This browser cannot do it. Remove the photo, or send one without faces.',
    detected: 'Location detected',
    detectedText: (meters: number) => `Accurate to about ${meters} m.`,
    error: 'Location error',
    errorText: 'Could not get your current location. Please enter coordinates manually.',
    unsupported: 'Geolocation not supported',
    unsupportedText:
      'Your browser does not support geolocation. Please enter coordinates manually.',
    selected: 'Location selected',
  },
} as const;
