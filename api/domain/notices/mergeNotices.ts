type Subject = { title: string };

/** To the other reporter: what they are asked, and where they answer. */
export const mergeAskedNotice = (asker: string, from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  content: `${asker} says that “${from.title}” and “${into.title}” are the same problem. Open this to agree or to say that they are two.`,
});

/** To the one who asked. */
export const mergeDeclinedNotice = (from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  content: `“${from.title}” and “${into.title}” stay two reports: the other reporter did not agree.`,
});

/** To all with a part in the lesser report but no money there. */
export const mergedNotice = (from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  content: `“${from.title}” was reported twice and goes on at “${into.title}”.`,
});

/** To a donor: nothing moves unless they say so. */
export const mergedMoneyNotice = (amount: string, from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  content: `“${from.title}” was reported twice and goes on at “${into.title}”. Your ${amount} stays where it is until you move it, take it back, or its date of return comes: open this to choose.`,
});
