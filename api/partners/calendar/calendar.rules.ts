import { needPath, type Need } from '#schema/case/needs.ts';
import type { Language } from '#schema/languages/languages.ts';
import { CALENDAR_TEXTS } from './calendarTexts.rules.ts';

const LINE_BYTES = 75;
const REFRESH = 'PT1H';

const countBytes = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** Lines of at most 75 bytes, as RFC 5545 requires; a continuation line begins with a space. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const letter of line) {
    const more = countBytes(letter);
    if (bytes + more > LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += letter;
    bytes += more;
  }
  return folded;
}

// oxlint-disable-next-line no-control-regex -- the characters are the point
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F]/gu;
const escapeText = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[\\;,]/gu, '\\$&')
    .replaceAll('\n', '\\n');

/** 20260524T181354Z. */
const writeTime = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/gu, '');

type Calendar = { origin: string; siteName: string; language: Language; now: string };

/** Open duties with a deadline as iCalendar (RFC 5545), each at the time of its deadline. */
export function calendarOf(needs: readonly Need[], calendar: Calendar): string {
  const { origin, siteName, language, now } = calendar;
  const { name, kinds } = CALENDAR_TEXTS[language];
  const host = origin.replace(/^https?:\/\//u, '');
  const title = escapeText(name(siteName));
  const event = ({ kind, issueId, issueTitle, proofId, endsAt }: Need & { endsAt: string }) => [
    'BEGIN:VEVENT',
    `UID:${[kind, issueId, proofId ?? 'none'].join('-')}@${host}`,
    `DTSTAMP:${writeTime(now)}`,
    `DTSTART:${writeTime(endsAt)}`,
    `SUMMARY:${escapeText(`${kinds[kind]}: ${issueTitle}`)}`,
    `URL:${origin}${needPath({ kind, issueId })}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const due = needs.flatMap((need) =>
    need.endsAt === null ? [] : [{ ...need, endsAt: need.endsAt }],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trybe//Deadlines//EN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...due.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
