import { Check, Eye } from 'lucide-react';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDate, plural } from '#web/format/format.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { BrokenAgain } from './BrokenAgain.tsx';
import { sightingContent as words } from './content.ts';
import { useSighting } from './useSighting.ts';

/** What people found at an issue's place, and of which report it is a new one. */
export function StillThere({ issue }: { issue: IssueDetail }) {
  const { againOf, brokenAgain, sightings, viewer } = issue;
  return (
    <>
      {againOf && (
        <Muted>
          <span>{words.againOf}</span>{' '}
          <AppLink href={`/issues/${againOf.id}`}>{againOf.title}</AppLink>
        </Muted>
      )}
      {brokenAgain ? (
        <BrokenAgain issue={issue} again={brokenAgain} />
      ) : (
        (sightings || viewer.abilities.sight) && <Sightings issue={issue} />
      )}
    </>
  );
}

/** When somebody last saw it at its place; people standing there say what they see, also offline. */
function Sightings({ issue }: { issue: IssueDetail }) {
  const { sightings, viewer } = issue;
  const { waiting, hint, choice } = useSighting(issue);
  const own = waiting ?? sightings?.own ?? null;
  return (
    <Stack as="section" gap={2} aria-label={words.label}>
      <Muted as="output">
        {joinTexts(
          sightings?.seenAt && words.seen(formatDate(sightings.seenAt)),
          sightings && sightings.fixedCount > 0 && plural(sightings.fixedCount, words.fixed),
          own !== null &&
            `${own ? words.saidFixed : words.saidThere}${waiting === null ? '' : words.waiting}`,
        )}
      </Muted>
      {viewer.abilities.sight && (
        <>
          <Row gap={3}>
            <Button icon={<Eye aria-hidden="true" />} {...choice(false, own === false)}>
              {words.there}
            </Button>
            <Button icon={<Check aria-hidden="true" />} {...choice(true, own === true)}>
              {words.gone}
            </Button>
          </Row>
          <Muted as="output">{hint}</Muted>
        </>
      )}
    </Stack>
  );
}
