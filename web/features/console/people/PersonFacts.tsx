import { styled } from 'styled-components';
import type { PersonRecord } from '#schema/console/people.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDate, formatDateTime, formatNumber, plural } from '#web/format/format.ts';
import { FactList } from '#web/features/console/frame/FactList.tsx';
import { theme } from '#web/theme/theme.ts';
import { language } from '#web/format/language.ts';
import { peopleContent } from './peopleContent.ts';
import { PersonState, roleText } from './PersonState.tsx';

const { person: words, columns, level } = peopleContent;

export function PersonFacts({ person }: { person: PersonRecord }) {
  const { isEmailProved, emailHint, counts } = person;
  return (
    <Section aria-labelledby="person-name">
      <Stack gap={5}>
        <Row justify="space-between" gap={4}>
          <h2 id="person-name">
            <bdi>{person.username}</bdi>
          </h2>
          <ButtonLink href={`/users/${person.id}`}>{words.publicPage}</ButtonLink>
        </Row>
        <FactList
          facts={[
            [columns.role, roleText(person)],
            [columns.state, <PersonState key="state" person={person} />],
            [columns.level, level(person.contactLevel)],
            [words.email, isEmailProved ? words.proved(emailHint) : words.unproved(emailHint)],
            [words.second, secondText(person)],
            [words.signIn, waysInText(person)],
            [words.signIns, signInText(person)],
            [words.trust, formatNumber(person.trustScore)],
            [
              words.wrote,
              [
                plural(counts.issues, words.issues),
                plural(counts.proposals, words.proposals),
                plural(counts.messages, words.messages),
                plural(counts.pledges, words.pledges),
              ].join(language.comma),
            ],
            [columns.since, formatDate(person.createdAt)],
            [words.id, <code key="id">{person.id}</code>],
          ]}
        />
      </Stack>
    </Section>
  );
}

function secondText({ hasPhone, hasDocument, passkeyCount }: PersonRecord): string {
  const ways = [
    ...(hasPhone ? [words.ways.phone] : []),
    ...(hasDocument ? [words.ways.document] : []),
    ...(passkeyCount > 0 ? [plural(passkeyCount, words.passkeys)] : []),
  ];
  return ways.join(language.comma) || words.ways.none;
}

function waysInText({ hasPassword, passkeyCount }: PersonRecord): string {
  const ways = [
    ...(hasPassword ? [words.password] : []),
    ...(passkeyCount > 0 ? [plural(passkeyCount, words.passkeys)] : []),
  ];
  return ways.join(language.comma) || words.provider;
}

function signInText({ signInCount, lastUsedAt }: PersonRecord): string {
  if (lastUsedAt === null) return words.nowhere;
  return words.signedIn(plural(signInCount, words.places), formatDateTime(lastUsedAt));
}

const Section = styled.section`
  padding-block-end: ${theme.space[6]};

  & h2 {
    overflow-wrap: anywhere;
  }
`;
