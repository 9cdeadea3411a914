/** How mail filters, mail programs and people change a link on its way, by what they do to it. */
export const REWRITTEN: Record<string, (token: string) => string> = {
  'as it was sent': (token) => `/reset/${token}`,
  'in upper case': (token) => `/RESET/${token.toUpperCase()}`,
  'with the end of its sentence': (token) => `/reset/${token}.`,
  'with an encoded bracket': (token) => `/reset/${token}%3E`,
  'with a campaign': (token) => `/reset/${token}?utm_source=mail&utm_medium=link`,
  'with the # encoded': (token) => `/auth%23reset=${token}`,
  'with the # and = encoded': (token) => `/auth%23reset%3D${token}`,
  'wrapped in the middle, as quoted-printable does': (token) =>
    `/reset/${token.slice(0, 20)}\r\n${token.slice(20)}`,
};

/** A filter that sends people through its own page, which redirects. */
export const throughRedirect = (link: string) =>
  `data:text/html,<meta http-equiv=refresh content="0;url=${encodeURIComponent(link)}">`;
