/** What several screens count; `complaint` is a report about content. */
export const countsContent = {
  issue: { one: '# issue', other: '# issues' },
  photo: { one: '# photo', other: '# photos' },
  entry: { one: '# entry', other: '# entries' },
  rating: { one: '# rating', other: '# ratings' },
  pledge: { one: '# pledge', other: '# pledges' },
  report: { one: '# report', other: '# reports' },
  complaint: { one: '# report', other: '# reports' },
  verdict: { one: '# verdict', other: '# verdicts' },
} as const;
