import { useState } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { SuggestField } from '#web/components/fields/SuggestField.tsx';
import { shortLocation } from '#web/format/format.ts';
import { mapPageContent as content } from './content.ts';
import { issueSuggestions } from './issueSuggestions.ts';

type IssueSearchProps = { issues: readonly Issue[]; onChoose: (issue: Issue) => void };

/** Finds an issue by title and shows it on the map. */
export function IssueSearch({ issues, onChoose }: IssueSearchProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const found = text === chosen ? [] : issueSuggestions(issues, text);
  return (
    <SuggestField
      label={content.searchIssues}
      placeholder={content.searchIssues}
      value={text}
      onChange={setText}
      suggestions={found.map(({ id, title, location }) => ({
        id,
        label: title,
        detail: shortLocation(location),
      }))}
      onChoose={({ id }) => {
        const issue = found.find((candidate) => candidate.id === id);
        if (!issue) return;
        setText(issue.title);
        setChosen(issue.title);
        onChoose(issue);
      }}
    />
  );
}
