import { queryOptions } from '@tanstack/react-query';
import { getIssue } from '#schema/issues/issue.ts';
import { callDated } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.issue(id),
    queryFn: ({ signal }) => callDated(getIssue, { params: { id }, signal }),
  });
