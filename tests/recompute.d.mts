export function recompute(
  issueId: string,
  read: (path: string) => Promise<unknown>,
): Promise<{ isRight: boolean; text: string }>;
