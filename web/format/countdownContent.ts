export const countdownContent = {
  days: { one: '# day', other: '# days' },
  hours: { one: '# hour', other: '# hours' },
  minutes: { one: '# minute', other: '# minutes' },
  between: ' ',
  now: 'any moment now',
  left: (time: string) => `${time} left`,
} as const;
