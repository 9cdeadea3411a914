import { MailError, type Mailer } from '#api/platform/ports.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` (TLS where the server offers it) or `smtps://...:465`. */
  url: string;
  /** The sender that receivers see: `Trybe <news@trybe.example>`. */
  from: string;
  timeoutMs: number;
};

const CONNECTIONS = 3;
const PERMANENT = 500;
/** What went wrong with the mail itself; a refused sign-in is 5xx too, and the operator's to mend. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server's own words may hold the address: only codes are passed on. */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'unknown error';
  const status = typeof responseCode === 'number' ? responseCode : null;
  const isFinal = OF_THE_MAIL.has(name) && (status === null || status >= PERMANENT);
  return new MailError(status === null ? name : `${name} ${status}`, isFinal);
}

/** The part of the sender's address behind the @, for the names of mails. */
const domainOf = (from: string) => /@([\w.-]+)/u.exec(from)?.[1] ?? 'localhost';

/** By these the receiver's own mail program shows a button that ends such mails (RFC 8058). */
const stopHeaders = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Sends by SMTP over at most three connections, which are kept for a while. A mail has the same
 * Message-ID at every try. Nothing is connected before the first mail.
 */
export function createSmtpMailer({ url, from, timeoutMs }: SmtpOptions): Mailer {
  let opened: ReturnType<typeof open> | null = null;
  async function open() {
    // Loaded late: most installations start without sending anything.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  return {
    kind: 'smtp',
    async send({ id, to, subject, text, language, stopUrl }) {
      opened ??= open();
      const transport = await opened;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          from,
          // As an object: an address is never read as a list of several.
          to: { name: '', address: to },
          subject,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(language && { 'Content-Language': language }),
            ...stopHeaders(stopUrl),
          },
        });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}
