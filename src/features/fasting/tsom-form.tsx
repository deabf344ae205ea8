import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import {
  fastEnds,
  formatTsom,
  gentlest,
  traditions,
  type FastEnd,
  type Tradition,
  type Tsom,
} from './tsom.ts';
import { useKeptTsom, useTsom } from './use-tsom.client.ts';

// The calendar of fasts is for those who chose.
const TodayNote = lazy(() => import('./today-note.tsx').catch(() => ({ default: () => null })));

/** Choosing how one fasts, and forgetting it. What is asked of a tradition shows by the page's style, also unscripted. */
export function TsomForm() {
  const { t } = useLingui();
  const { tsom } = useKeptTsom();
  const [, choose] = useTsom();
  const [busy, setBusy] = useState<'keeping' | 'forgetting' | null>(null);

  const change = async (next: Tsom | null) => {
    setBusy(next ? 'keeping' : 'forgetting');
    try {
      await choose(next);
      showToast('success', next ? t`Your choice is kept.` : t`Your choice is forgotten.`);
    } catch {
      showToast('error', t`Your profile could not be reached. Nothing has changed; please try again.`);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = tsomIn(new FormData(event.currentTarget));
    if (chosen) void change(chosen);
  };

  return (
    // Another choice, as when a member's has been read, begins the form anew.
    <form key={tsom ? formatTsom(tsom) : ''} method="post" onSubmit={submit} className="tsom-form">
      <TraditionChoice chosen={tsom?.tradition} />
      <Strictness {...(tsom ?? gentlest)} />
      <Place />
      <p className="text-small text-soft">
        <Trans>When a nutrition plan shows the fasting meals, its address says so, to Birtu too.</Trans>
      </p>
      {tsom && tsom.tradition !== 'none' && (
        <p className="font-semibold">
          <Suspense>
            <TodayNote tsom={tsom} />
          </Suspense>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busyLabel={busy === 'keeping' ? t`Saving…` : undefined}>
          <Trans>Keep my choice</Trans>
        </Button>
        {tsom && (
          <Button
            onClick={() => void change(null)}
            busyLabel={busy === 'forgetting' ? t`Forgetting…` : undefined}
          >
            <Trans>Forget my choice</Trans>
          </Button>
        )}
      </p>
    </form>
  );
}

/** What was chosen in the form; null without a tradition. */
function tsomIn(data: FormData): Tsom | null {
  const tradition = traditions.find((name) => name === data.get('tradition'));
  if (!tradition) return null;
  if (tradition !== 'orthodox') return { tradition, ...gentlest };
  const until = fastEnds.find((name) => name === data.get('until')) ?? gentlest.until;
  return { tradition, until, fish: data.has('fish'), honey: data.has('honey') };
}

function TraditionChoice({ chosen }: { chosen: Tradition | undefined }) {
  const { t } = useLingui();
  const names: Readonly<Record<Tradition, readonly [name: string, note: string]>> = {
    orthodox: [
      t`Orthodox Tewahedo`,
      t`Wednesdays, Fridays and the seasons of fasting, without meat, milk and eggs`,
    ],
    muslim: [t`Muslim`, t`Ramadan, from dawn to sunset`],
    none: [t`I do not fast`, t`No fasting meals, no notes`],
  };
  return (
    <fieldset>
      <legend>
        <Trans>How do you fast?</Trans>
      </legend>
      {traditions.map((tradition) => (
        <Option key={tradition} note={names[tradition][1]} name={names[tradition][0]}>
          <input
            type="radio"
            name="tradition"
            value={tradition}
            required
            defaultChecked={tradition === chosen}
          />
        </Option>
      ))}
    </fieldset>
  );
}

/** Asked of the Orthodox only. */
function Strictness({ fish, honey, until }: Omit<Tsom, 'tradition'>) {
  const { t } = useLingui();
  const ninthHour = useTimeOfDay()({ hours: 15, minutes: 0 });
  const hours: Readonly<Record<FastEnd, string>> = {
    none: t`I eat at any hour`,
    noon: t`Noon`,
    '15:00': t`${ninthHour} (the ninth hour)`,
  };
  return (
    <div className="tsom-strictness">
      <fieldset>
        <legend>
          <Trans>On fasting days I eat</Trans>
        </legend>
        <Option name={t`Fish`} note={t`Some teachers of the church forbid it, and many people eat it`}>
          <input type="checkbox" name="fish" defaultChecked={fish} />
        </Option>
        <Option name={t`Honey`} note={t`As in besso, atmit and telba drinks`}>
          <input type="checkbox" name="honey" defaultChecked={honey} />
        </Option>
      </fieldset>
      <fieldset>
        <legend>
          <Trans>I eat nothing until</Trans>
        </legend>
        {fastEnds.map((end) => (
          <Option key={end} name={hours[end]}>
            <input type="radio" name="until" value={end} defaultChecked={end === until} />
          </Option>
        ))}
      </fieldset>
    </div>
  );
}

/** One thing to tick, with room for a finger. */
const Option = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <label>
    {children}
    <span>
      <b className="font-semibold">{name}</b>
      {note && <small>{note}</small>}
    </span>
  </label>
);

/** Where the choice is kept, or would be, and who sees it. */
function Place() {
  const { status } = useSession();
  const { tsom, place } = useKeptTsom();
  return (
    <p role="status" className="text-small text-soft">
      {tsom && place === 'profile' ? (
        <Trans>
          Your choice is kept in your profile, and on no device. Nobody else is shown it, staff neither.
        </Trans>
      ) : status === 'signed-in' && tsom ? (
        <Trans>
          Your choice is kept in this browser alone. “Keep my choice” moves it into your profile, where nobody
          else is shown it, staff neither.
        </Trans>
      ) : status === 'signed-in' ? (
        <Trans>It will be kept in your profile. Nobody else is shown it, staff neither.</Trans>
      ) : tsom ? (
        <Trans>
          Your choice is kept in this browser alone: it is not sent to Birtu. Whoever uses this device after
          you can see it.
        </Trans>
      ) : (
        <Trans>
          Without an account it is kept in this browser alone and not sent to Birtu. With one, in your
          profile, where nobody else is shown it.
        </Trans>
      )}
    </p>
  );
}
