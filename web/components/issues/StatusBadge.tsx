import { Badge } from './Badge.tsx';
import { statusDisplay, type StatusPlace, type StatusTone } from './statusDisplay.ts';

/** The wording depends on `place`. */
export function StatusBadge({ status, place }: { status: string; place: StatusPlace }) {
  const { label, tone } = statusDisplay(status, place);
  return (
    <Badge tone={tone} icon={<StatusMark tone={tone} />}>
      {label}
    </Badge>
  );
}

/** A shape per status, independent of colour: ring, half disc, ticked disc, dashed ring. */
function StatusMark({ tone }: { tone: StatusTone }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
      {tone === 'open' && <circle cx="8" cy="8" r="6" />}
      {tone === 'unknown' && <circle cx="8" cy="8" r="6" strokeDasharray="2.6 2.1" />}
      {tone === 'inProgress' && (
        <>
          <circle cx="8" cy="8" r="6" />
          <path d="M8 3a5 5 0 0 1 0 10Z" fill="currentColor" stroke="none" />
        </>
      )}
      {tone === 'completed' && (
        <path
          fill="currentColor"
          stroke="none"
          fillRule="evenodd"
          d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8Zm3.5 4.1L7 9.4 4.9 7.3 3.4 8.8 7 12.4l6-6Z"
        />
      )}
    </svg>
  );
}
