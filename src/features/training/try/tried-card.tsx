import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { Dot } from '#src/ui/facts.tsx';
import type { TriedCopy } from './schema.ts';
import { readTried } from './tried-copy.client.ts';
import { TriedOffer } from './tried-offer.tsx';

await speak('try');

/** In a member's day: the workout that was finished on this device before they logged in. */
export default function TriedCard({ onSent }: { onSent: () => Promise<void> }) {
  const { user } = useSession();
  const [copy, setCopy] = useState<TriedCopy | null>(null);
  useEffect(() => {
    readTried().then(setCopy, () => undefined);
  }, []);
  if (!user || !copy?.finish) return null;
  const done = copy.session.sets.filter(({ state }) => state === 'done').length;
  const { minutes } = copy.finish;
  return (
    <section className="card mt-4 grid gap-2 border-green bg-green-tint p-5" aria-labelledby="tried">
      <h2 id="tried" className="text-title">
        <Trans>A workout was finished on this device</Trans>
      </h2>
      {/* Which plan it was of can tell more of somebody than another person is to read. */}
      <p className="text-soft">
        <Plural value={done} one="# set" other="# sets" />
        <Dot />
        <Plural value={minutes} one="# minute" other="# minutes" />
      </p>
      <TriedOffer user={user} copy={copy} onSent={onSent} onForgotten={() => setCopy(null)} />
    </section>
  );
}
