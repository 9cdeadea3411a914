import * as v from 'valibot';
import { readLimited } from '#api/adapters/limitedBody.ts';
import type { TextMessenger } from '#api/platform/ports.ts';

export type TwilioOptions = {
  accountSid: string;
  authToken: string;
  /** A number of the account, or the id of a messaging service. */
  from: string;
  /** Without a trailing slash. */
  apiUrl: string;
  timeoutMs: number;
};

const ANSWER_MAX_BYTES = 64 * 1024;
/**
 * Twilio's codes for a number that can never be reached: invalid, landline, unreachable, opted out.
 */
const NO_SUCH_PHONE = new Set([21211, 21214, 21217, 21219, 21265, 21408, 21610, 21612, 21614]);

const problem = v.object({ code: v.number() });

async function readProblem(response: Response): Promise<number | null> {
  const bytes = await readLimited(response, ANSWER_MAX_BYTES);
  try {
    const parsed = v.safeParse(problem, JSON.parse(bytes?.toString('utf8') ?? ''));
    return parsed.success ? parsed.output.code : null;
  } catch {
    return null;
  }
}

/** Answers are read up to 64 kB and within a timeout. */
export function createTwilioTexts(options: TwilioOptions): TextMessenger {
  const { accountSid, authToken, from, apiUrl, timeoutMs } = options;
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  const post = async (to: string, text: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, Body: text, [senderField]: from }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      await response.body?.cancel();
      return 'sent' as const;
    }
    const code = await readProblem(response);
    return code !== null && NO_SUCH_PHONE.has(code) ? ('refused' as const) : ('failed' as const);
  };
  return { kind: 'sms', send: ({ to, text }) => post(to, text).catch(() => 'failed') };
}
