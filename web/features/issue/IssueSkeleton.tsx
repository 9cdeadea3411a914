import { styled } from 'styled-components';
import { Card } from '#web/components/layout/Card.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

const Frame = styled.div`
  padding-block: ${theme.space[8]};
`;

const Picture = styled.div`
  aspect-ratio: 2 / 1;

  & > * {
    height: 100%;
  }
`;

/** The shape of an issue's page while it loads. */
export function IssueSkeleton() {
  return (
    <Frame>
      <VisuallyHidden>
        <Spinner label={issueContent.loading} />
      </VisuallyHidden>
      <Stack gap={6}>
        <Skeleton width="12rem" height={theme.space[6]} />
        <Skeleton width="70%" height={theme.space[12]} />
        <Skeleton width="45%" lines={2} />
        <Picture>
          <Skeleton shape="block" height="100%" />
        </Picture>
        <Grid columns={4} gap={3}>
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index}>
              <Stack gap={3}>
                <Skeleton width="60%" />
                <Skeleton width="40%" height={theme.space[8]} />
              </Stack>
            </Card>
          ))}
        </Grid>
        <Skeleton shape="block" height={theme.size.targetLarge} />
        <Skeleton lines={5} />
      </Stack>
    </Frame>
  );
}
