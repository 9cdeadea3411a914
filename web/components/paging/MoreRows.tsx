import { Button } from '#web/components/actions/Button.tsx';
import { moreRowsContent as content } from './moreRowsContent.ts';

/** What a list that is read page by page tells of itself. */
export type MoreRowsProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Fetches the next rows of a long list; nothing below one that is whole. */
export function MoreRows({ list }: MoreRowsProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      isPending={list.isFetchingNextPage}
      pendingLabel={content.pending}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchNextPageError ? content.failed : content.more}
    </Button>
  );
}
