import { isValidElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { versionsContent as words } from './versionsContent.ts';

type Version = { label: string; value: unknown };

type TwoVersionsProps = {
  name: string;
  first: Version;
  second: Version;
};

/** Side by side if there is room. */
export function TwoVersions({ name, first, second }: TwoVersionsProps) {
  return (
    <Sides aria-label={name}>
      <Name aria-hidden="true">{name}</Name>
      <div>
        <dt>{first.label}</dt>
        <dd dir="auto">{shown(first.value)}</dd>
      </div>
      <div>
        <dt>{second.label}</dt>
        <dd dir="auto">{shown(second.value)}</dd>
      </div>
    </Sides>
  );
}

function shown(value: unknown): ReactNode {
  if (isValidElement(value)) return value;
  const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isText ? String(value) : words.none;
}

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.strong`
  grid-column: 1 / -1;
  font-size: ${theme.fontSize.small};
`;
