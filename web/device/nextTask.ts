/** Resolves in a task of its own: between two long steps the browser paints, and answers the reader. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
