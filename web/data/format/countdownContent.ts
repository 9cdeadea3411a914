export const countdownContent = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  now: 'any moment now',
  left: (time: string) => `${time} left`,
} as const;
