import { useQuery } from '@tanstack/react-query';
import { FilePen, FilePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { formatDateTime, plural } from '#web/format/format.ts';
import { reportDraftsQuery, type ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import { theme } from '#web/theme/theme.ts';
import { reportContent } from './content.ts';
import { toDraftKey, type ReportId } from './useInitialReport.ts';

const { draft: content } = reportContent;

type DraftChooserProps = {
  userId: string;
  id: ReportId;
  isRestored: boolean;
  /** Address of a new report. */
  newHref: string;
  /** The address's draft if it was not read in time, and a function that opens it again. */
  unread: { key: string; open: () => void } | null;
};

/** The current report among several drafts, the others, and a new one. */
export function DraftChooser(props: DraftChooserProps) {
  const { userId, id, isRestored, newHref, unread } = props;
  const { data = [] } = useQuery(reportDraftsQuery(userId));
  const own = toDraftKey(userId, id);
  const others = data.filter(({ key }) => key !== own);
  return (
    <>
      {isRestored && (
        <Banner
          tone="info"
          action={
            <ButtonLink variant="secondary" href={newHref} icon={<FilePlus aria-hidden="true" />}>
              {content.startNew}
            </ButtonLink>
          }
        >
          {content.restored}
        </Banner>
      )}
      {others.length > 0 && (
        <Disclosure summary={plural(others.length, content.othersText)} isOpenAtFirst={!isRestored}>
          <List gap={2} aria-label={content.others}>
            {others.map((draft) => (
              <Other
                key={draft.key}
                draft={draft}
                onOpen={draft.key === unread?.key ? unread.open : undefined}
              />
            ))}
          </List>
        </Disclosure>
      )}
    </>
  );
}

/** `onOpen`: its address is open already. */
function Other({ draft, onOpen }: { draft: ReportDraftView; onOpen?: () => void }) {
  const title = draft.title || (draft.isShared ? content.shared : content.untitled);
  return (
    <li>
      {onOpen ? (
        <Button variant="ghost" onClick={onOpen} icon={<FilePen aria-hidden="true" />}>
          {content.continue(title)}
        </Button>
      ) : (
        <ButtonLink variant="ghost" href={draft.href} icon={<FilePen aria-hidden="true" />}>
          {content.continue(title)}
        </ButtonLink>
      )}
      <span>{content.changed(formatDateTime(draft.updatedAt))}</span>
    </li>
  );
}

const List = styled(PlainList)`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
  }
  & span {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;
