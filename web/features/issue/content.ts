import type { IssuePriority } from '#schema/issues/issue.ts';

const priorities: Record<IssuePriority, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const issueContent = {
  pageTitle: 'Issue',
  loading: 'Loading the issue',
  back: 'All issues',
  notFound: {
    title: 'Issue Not Found',
    text: "The issue you're looking for doesn't exist or has been removed.",
    goBack: 'Go Back',
  },
  notStored: {
    title: 'Not stored on this device',
    offline:
      'You are offline, and this issue was not opened here before. It will load when the server can be reached.',
    unreachable:
      'The server cannot be reached, and this issue was not opened here before. It will load when the server answers.',
    retry: 'Try again',
  },
  offline: (moment: string) => `Offline. This page is from ${moment}.`,
  reported: (date: string) => `Reported ${date}`,
  reportedBy: (username: string | null) => `Reported by ${username ?? 'Anonymous'}`,
  photo: (index: number, count: number) => `Photo ${index} of ${count} of this issue`,
  edit: 'Edit',
  delete: 'Delete',
  poster: 'Print poster',
  summary: {
    label: 'Key figures',
    funding: 'Total Funding',
    fundingHint: { sandbox: 'test money', stripe: 'in escrow' },
    pledgers: 'Pledgers',
    proposals: 'Proposals',
    messages: 'Messages',
  },
  tabsLabel: 'About this issue',
  tabs: {
    details: 'Details',
    pledges: 'Pledges',
    proposals: 'Proposals',
    discussion: 'Discussion',
    pledge: 'Pledge Support',
  },
  details: {
    description: 'Description',
    criteria: 'Solution Criteria',
    category: 'Category',
    priority: 'Priority',
    dueDate: 'Due date',
    answers: 'Questions and answers',
    yes: 'Yes',
    no: 'No',
  },
  priorities,
  place: {
    label: 'Place',
    map: 'Map of the place of this issue',
    directions: 'Directions',
    nearby: 'Nearby',
    away: (distance: string) => `${distance} away`,
  },
  merged: 'Reported twice',
  runsHidden:
    'Hidden from the public. Its case goes on for the people concerned, who alone see this page.',
  editWaiting: 'Your changes to this issue wait on this device and are sent later.',
  waiting: {
    badge: 'Waiting to send',
    attention: 'Needs attention',
    text: 'This report is saved on this device and will be sent when the server can be reached.',
    attentionText: 'The server did not accept this report. Your text and photos are kept here.',
    outbox: 'See what is unsent',
    written: (date: string) => `Written ${date}`,
    photos: (count: string) => `${count} attached, kept on this device`,
    photo: { one: '# photo', other: '# photos' },
  },
} as const;
