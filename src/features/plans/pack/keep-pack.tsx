import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { read, apiClient } from '#src/api/client.ts';
import { formatBytes } from '#src/lib/bytes.ts';
import { isKept, keepPack, removePack } from '#src/session/device/packs.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import type { PackOfferProps } from '../pack-place.tsx';
import type { Pack } from './schema.ts';

await speak('saved');

type State =
  | { readonly is: 'loading' | 'none' | 'kept' | 'unread' }
  | { readonly is: 'offered'; readonly pack: Pack; readonly failure?: 'full' | 'lost' }
  | { readonly is: 'keeping'; readonly pack: Pack; readonly done: number };

interface KeepPackProps extends PackOfferProps {
  /** Whether somebody has asked for it just now; else it is only looked whether it is kept. */
  readonly isAsked: boolean;
}

/** What it costs to keep a plan on this device, to keep it, and to be rid of it. */
export default function KeepPack({ kind, planId, title, isAsked }: KeepPackProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const reference = { kind, planId, language };
  const [state, setState] = useState<State>({ is: 'loading' });
  const box = useRef<HTMLDivElement>(null);
  const { value, unit } = formatBytes('pack' in state ? state.pack.bytes : 0);
  const size = unit === 'kB' ? t`${value} kB` : t`${value} MB`;

  async function offer() {
    setState({ is: 'loading' });
    try {
      // Nothing is kept for pages without a connection where there is no worker to answer them.
      if (!(await navigator.serviceWorker?.getRegistration())) return setState({ is: 'none' });
      const { plans } = apiClient(fetch);
      const asked = { param: { id: planId }, query: { language } };
      const answer =
        kind === 'fitness' ? plans.fitness[':id'].pack.$get(asked) : plans.nutrition[':id'].pack.$get(asked);
      setState({ is: 'offered', pack: await read(answer) });
    } catch {
      setState({ is: 'unread' });
    }
  }

  useEffect(() => {
    void isKept(reference).then(async (kept) => {
      if (kept) setState({ is: 'kept' });
      else await offer();
      if (isAsked) box.current?.focus();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each plan, which is its key
  }, []);

  async function keep(pack: Pack) {
    setState({ is: 'keeping', pack, done: 0 });
    try {
      const addresses = pack.items.map(({ address }) => address);
      await keepPack({ ...reference, title }, addresses, (done) => setState({ is: 'keeping', pack, done }));
      setState({ is: 'kept' });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState({ is: 'offered', pack, failure: isFull ? 'full' : 'lost' });
    }
  }

  return (
    <div ref={box} tabIndex={-1} className="grid gap-2">
      {state.is === 'loading' && (
        <output className="text-soft">
          <Trans>Loading...</Trans>
        </output>
      )}
      {state.is === 'none' && (
        <p role="status">
          <Trans>
            This browser keeps nothing for times without a connection. The PDF can be taken along.
          </Trans>
        </p>
      )}
      {state.is === 'unread' && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <Trans>What it would take could not be found out.</Trans>
          <Button onClick={() => void offer()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {state.is === 'offered' && (
        <>
          <p className="text-small text-soft">
            <Trans>All days of this plan with their drawings, to read without a connection.</Trans>
          </p>
          {state.failure && (
            <p role="alert" className="text-red">
              {state.failure === 'full' ? (
                <Trans>
                  This device has no room for it, so nothing of it is kept. Delete something, then try again.
                </Trans>
              ) : (
                <Trans>The connection was lost, so nothing of it is kept. Please try again.</Trans>
              )}
            </p>
          )}
          <Button className="justify-self-start" onClick={() => void keep(state.pack)}>
            <Trans>Keep on this device ({size})</Trans>
          </Button>
        </>
      )}
      {state.is === 'keeping' && (
        <label className="grid gap-1">
          <Trans>It is being kept. Please leave this page open.</Trans>
          <progress max={state.pack.total} value={state.done} className="w-full max-w-80" />
        </label>
      )}
      {state.is === 'kept' && (
        <p className="flex flex-wrap items-center gap-3">
          <output className="font-semibold">
            <Trans>✓ Kept on this device</Trans>
          </output>
          <Button onClick={() => void removePack(reference).then(offer)}>
            <Trans>Remove it from this device</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
