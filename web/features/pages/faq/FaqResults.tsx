import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { plural } from '#web/format/format.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { faqContent } from './content.ts';
import { findAnswers } from './findAnswers.ts';
import { QuestionList } from './QuestionList.tsx';

const words = faqContent.search;

type FaqResultsProps = { query: string; onClear: () => void };

export function FaqResults({ query, onClear }: FaqResultsProps) {
  const hits = findAnswers(useSiteTexts(faqContent.entries), query);
  const contact = faqContent.more.links[1];
  const clear = <Button onClick={onClear}>{words.clear}</Button>;
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <Quiet as="output">{words.found(plural(hits.length, words.answer), query)}</Quiet>
        {hits.length > 0 && clear}
      </Row>
      {hits.length > 0 ? (
        <QuestionList
          entries={hits.map(({ tab, ...entry }) => ({ ...entry, topic: faqContent.tabs[tab] }))}
        />
      ) : (
        <EmptyState
          title={words.noneTitle}
          description={words.none}
          headingLevel={2}
          action={
            <>
              {clear}
              <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            </>
          }
        />
      )}
    </Stack>
  );
}
