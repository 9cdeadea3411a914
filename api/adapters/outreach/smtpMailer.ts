import { MailError, type Mailer } from '#api/platform/ports.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` (TLS if offered) or `smtps://...:465`. */
  url: string;
  /** For example `Trybe <news@trybe.example>`. */
  from: string;
  timeoutMs: number;
};

const CONNECTIONS = 3;
const PERMANENT = 500;
/** Failures caused by the mail itself. A refused SMTP login is a 5xx too, but is for the operator to fix. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server's text may contain the address: only codes are passed on. */
function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'unknown error';
  const status = typeof responseCode === 'number' ? responseCode : null;
  const isFinal = OF_THE_MAIL.has(name) && (status === null || status >= PERMANENT);
  return new MailError(status === null ? name : `${name} ${status}`, isFinal);
}

const senderDomain = (from: string) => /@([\w.-]+)/u.exec(from)?.[1] ?? 'localhost';

/** Lets mail programs show an unsubscribe button (RFC 8058). */
const stopHeaders = (url: string | undefined) =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * At most three connections, reused for a while and opened with the first mail. Every attempt at a
 * mail carries the same Message-ID.
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
      opened.catch(() => (opened = null));
      const transport = await opened;
      try {
        await transport.sendMail({
          messageId: `<${id}@${senderDomain(from)}>`,
          from,
          // As an object: a string could be parsed as several addresses.
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
        throw toMailError(error);
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}
