export const officialContent = {
  heading: 'Who is responsible',
  told: (body: string, day: string) => `Told to ${body} on ${day}.`,
  received: (body: string) => `${body} has received this report.`,
  willFix: (body: string, day: string) => `${body} says it will fix this by ${day}.`,
  not_ours: (body: string) => `${body} says it is not responsible for this.`,
  fixed: (body: string) => `${body} says this is fixed.`,
  photo: (body: string) => `Photo by ${body}`,
} as const;
