import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { versionsContent as words } from './versionsContent.ts';

type TwoVersionsProps = {
  /** What the field is called. */
  name: string;
  mine: unknown;
  theirs: unknown;
};

/** One field in the person's words and as it stands on the server, side by side where there is room. */
export function TwoVersions({ name, mine, theirs }: TwoVersionsProps) {
  return (
    <Sides aria-label={name}>
      <Name aria-hidden="true">{name}</Name>
      <div>
        <dt>{words.mine}</dt>
        <dd>{textOf(mine)}</dd>
      </div>
      <div>
        <dt>{words.theirs}</dt>
        <dd>{textOf(theirs)}</dd>
      </div>
    </Sides>
  );
}

function textOf(value: unknown): string {
  const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isText ? String(value) : words.none;
}

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.strong`
  grid-column: 1 / -1;
  font-size: ${theme.fontSize.small};
`;
