import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { distanceM, type Position } from '#schema/places/geo.ts';
import { PROOF_RADIUS_M } from '#schema/limits.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { formatNumber } from '#web/format/format.ts';
import { locate, LocateError } from '#web/device/locate.ts';
import { locateSentence } from '#web/device/locateSentence.ts';
import { proofContent } from './content.ts';
import { fixFrom, type CheckIn } from './proofDraft.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { useClaimedNow } from './useClaimedNow.ts';

const { checkIn: words } = proofContent;

type CheckInSectionProps = {
  issue: Position;
  checkIn: CheckIn | null;
  onChange: (checkIn: CheckIn) => void;
};

/** Records the solver's position, with time and accuracy. */
export function CheckInSection({ issue, checkIn, onChange }: CheckInSectionProps) {
  const claimedNow = useClaimedNow();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const checkInHere = async () => {
    setIsLocating(true);
    setProblem(null);
    try {
      const { position, accuracyM } = await locate(0);
      const place = fixFrom(position, accuracyM);
      if (place) onChange({ ...place, at: claimedNow() });
      else setProblem(words.uncertain);
    } catch (error) {
      if (!(error instanceof LocateError)) throw error;
      setProblem(locateSentence(error, words));
    } finally {
      setIsLocating(false);
    }
  };
  const distance = checkIn && Math.round(distanceM(checkIn, issue));
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <output>
        {checkIn && distance !== null && (
          <Banner tone={distance > PROOF_RADIUS_M ? 'warning' : 'success'}>
            {joinTexts(
              words.done(formatNumber(distance), formatNumber(Math.ceil(checkIn.accuracyM))),
              distance > PROOF_RADIUS_M && words.far,
            )}
          </Banner>
        )}
      </output>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div>
        <Button
          variant="secondary"
          size="lg"
          icon={<MapPinCheck aria-hidden="true" />}
          isPending={isLocating}
          pendingLabel={words.pending}
          onClick={() => void checkInHere()}
        >
          {checkIn ? words.again : words.button}
        </Button>
      </div>
    </FormSection>
  );
}
