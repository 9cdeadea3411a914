import { Badge } from './Badge.tsx';
import { statusDisplay, type StatusPlace } from './statusDisplay.ts';
import { StatusMark } from './StatusMark.tsx';

/** An issue's status in the words of the place where it stands. */
export function StatusBadge({ status, place }: { status: string; place: StatusPlace }) {
  const { label, tone } = statusDisplay(status, place);
  return (
    <Badge tone={tone} icon={<StatusMark tone={tone} />}>
      {label}
    </Badge>
  );
}
