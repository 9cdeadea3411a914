import { Button } from '#web/components/actions/Button.tsx';
import { moreRowsContent as content } from './moreRowsContent.ts';

export type MoreRowsProps = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Renders nothing once all rows are loaded. */
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
