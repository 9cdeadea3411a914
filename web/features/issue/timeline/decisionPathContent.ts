export const decisionPathContent = {
  own: (own: string, all: string) => `${own} of the ${all} in escrow is yours`,
} as const;
