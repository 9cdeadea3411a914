export const shareContent = {
  share: 'Share',
  copied: 'Link copied',
  byHand: 'This is the link',
} as const;
