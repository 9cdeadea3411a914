import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CONTACT_LEVELS, type ContactLevel, type OwnContact } from '#schema/people/contact.ts';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ownContactQuery } from '#web/features/account/queries.ts';
import { language } from '#web/format/language.ts';
import { contactContent as words } from './contactContent.ts';
import { SecondWays } from './SecondWays.tsx';

/**
 * Each contact level: whether it is reached, what it allows, and how to reach it. Nothing where no
 * act requires one.
 */
export function ContactSettings() {
  const { data, isPending, refetch } = useQuery(ownContactQuery());
  if (isPending || data?.isAsked === false) return null;
  return (
    <section>
      <SectionHeading>{words.heading}</SectionHeading>
      {data ? (
        <Levels known={data} />
      ) : (
        <LoadFailure headingLevel={3} words={words} onRetry={refetch} />
      )}
    </section>
  );
}

function Levels({ known }: { known: OwnContact }) {
  return (
    <Stack gap={4}>
      <p>{words.asked}</p>
      <PlainList as="ol" aria-label={words.listLabel}>
        {CONTACT_LEVELS.map((level) => (
          <li key={level}>
            <Level level={level} known={known} />
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

function Level({ level, known }: { level: ContactLevel; known: OwnContact }) {
  const opened = known.acts.filter((one) => one.level === level);
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={3} justify="space-between">
          <h3>{words.level(level)}</h3>
          <Standing level={level} reached={known.level} />
        </Row>
        <p>{`${words.opens} ${inWords(opened.map(({ act }) => words.acts[act]))}.`}</p>
        {level === 2 && <EmailStep email={known.email} />}
        {level === 3 && <SecondWays known={known} />}
      </Stack>
    </Card>
  );
}

function Standing({ level, reached }: { level: ContactLevel; reached: ContactLevel }) {
  if (level <= reached) return <Badge tone="success">{words.reached}</Badge>;
  if (level === reached + 1) return <Badge tone="info">{words.next}</Badge>;
  return <Badge>{words.later}</Badge>;
}

function EmailStep({ email: { address, isProved } }: Pick<OwnContact, 'email'>) {
  return <Step>{isProved ? words.email.proved : words.email.unproved(address)}</Step>;
}

function inWords(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  if (before.length === 0) return last;
  return `${before.toReversed().join(language.comma)} ${words.and} ${last}`;
}

const Step = styled.p`
  overflow-wrap: anywhere;
`;
