export const fundingContent = {
  cheapest: (raised: string, needed: string) => `${raised} of ${needed} for the cheapest offer`,
  chosen: (raised: string, needed: string) => `${raised} of ${needed} for the chosen offer`,
  noOffer: (raised: string) => `${raised} raised, no open offer`,
  goal: (needed: string) => `of ${needed}`,
  preview: (amount: string, total: string) => `With your ${amount} it is ${total}.`,
} as const;
