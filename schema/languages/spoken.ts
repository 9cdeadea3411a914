/** Sent with each call, so that refusals come in the language of the app; English asks for nothing. */
export const spokenHeaders: Readonly<Record<string, string>> = {};
