import { Button } from '#web/components/actions/Button.tsx';
import { moreRowsContent as content } from './moreRowsContent.ts';

/** The state of a list that loads page by page. */
export type MoreRowsProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Loads the next rows of a long list; renders nothing once all are shown. */
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
