import { styled } from 'styled-components';
import type { Settings } from '#schema/site/settings.ts';
import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { theme } from '#web/theme/theme.ts';
import { authContent } from './content.ts';

const Title = styled.h2`
  font-size: ${theme.fontSize.body};
  font-weight: ${theme.weight.strong};
`;

type DemoAccountsProps = {
  demo: NonNullable<Settings['demo']>;
  onChoose: (username: string, password: string) => void;
};

/** Choosing an account fills in the sign-in form. */
export function DemoAccounts({ demo, onChoose }: DemoAccountsProps) {
  const { title, description, use } = authContent.demo;
  return (
    <Card tone="sunken">
      <Stack gap={3}>
        <Title>{title}</Title>
        <Muted>{description}</Muted>
        <Row gap={2}>
          {demo.accounts.map(({ username, role }) => (
            <Button
              key={username}
              variant="secondary"
              onClick={() => onChoose(username, demo.password)}
            >
              {use(username, roleLabel(role))}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

function roleLabel(role: string): string {
  const known = PREFERRED_ROLES.find((candidate) => candidate === role);
  return known ? authContent.roles[known].label : role;
}
