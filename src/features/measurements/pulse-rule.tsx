import { Trans } from '@lingui/react/macro';
import { SourceList } from '#src/ui/source-list.tsx';
import { pulseLevel, usualPulse } from './pulse.ts';
import { ruleSources } from './sources.ts';

/** What a pulse at rest means, and by whom. */
export function PulseRule({ pulse }: { pulse: number }) {
  const level = pulseLevel(pulse);
  const { min, max } = usualPulse;
  return (
    <div className="mt-4 grid max-w-2xl gap-3">
      <p>
        {level === 'usual' && (
          <Trans>
            From {min} to {max}: usual for an adult at rest. It falls as the heart grows fitter.
          </Trans>
        )}
        {level === 'slow' && (
          <Trans>
            Below {min}: as in people who train, down to 40. If you feel dizzy or faint with it, see a health
            worker.
          </Trans>
        )}
        {level === 'fast' && (
          <Trans>
            Above {max}: sit quietly for five minutes and count again. Above {max} at rest again and again is
            a reason to see a health worker; with pain in the chest, shortness of breath or fainting go to a
            hospital at once.
          </Trans>
        )}
      </p>
      <SourceList sources={ruleSources.pulse} />
    </div>
  );
}
