import type { ReactNode } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { TwoVersions } from '#web/components/figures/TwoVersions.tsx';
import { versionsContent } from '#web/components/figures/versionsContent.ts';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { keptEditContent as content } from './keptEditContent.ts';

type KeptEditProps = {
  draft: {
    isRestored: boolean;
    /** Changes begun on another version. */
    older: readonly { field: string; mine: unknown; now: unknown }[] | null;
    keep: () => void;
    discard: () => Promise<void>;
  };
  /** Label of a field; without it the fields are not listed. */
  nameOf?: (field: string) => string;
  formatValue?: (field: string, value: unknown) => unknown;
  /** The form. */
  children: ReactNode;
};

const asItIs = (_: string, value: unknown) => value;

/** Says that a form shows an earlier edit; if that was begun on another version, asks first. */
export function KeptEdit({ draft, nameOf, formatValue = asItIs, children }: KeptEditProps) {
  if (draft.older === null)
    return (
      <Stack gap={5}>
        {draft.isRestored && <Banner>{content.restored}</Banner>}
        {children}
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Banner tone="warning">{content.older}</Banner>
      {nameOf &&
        draft.older.map(({ field, mine, now }) => (
          <TwoVersions
            key={field}
            name={nameOf(field)}
            first={{ label: versionsContent.mine, value: formatValue(field, mine) }}
            second={{ label: versionsContent.theirs, value: formatValue(field, now) }}
          />
        ))}
      <Row gap={3} justify="end">
        <Button variant="ghost" onClick={() => void draft.discard()}>
          {content.discard}
        </Button>
        <Button variant="primary" onClick={draft.keep}>
          {content.keep}
        </Button>
      </Row>
    </Stack>
  );
}
