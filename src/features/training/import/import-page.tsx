import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import type { WeightUnit } from '#src/lib/weight.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { trainingMessages } from '../messages.ts';
import { FileChoice } from './file-choice.tsx';
import {
  asOwn,
  faultOf,
  importPath,
  importWorkouts,
  keepMeant,
  listImports,
  meantBefore,
  previewImport,
  readText,
  timeZoneHere,
} from './import.client.ts';
import { PreviewForm } from './preview-form.tsx';
import { sourceNames } from './source-names.ts';
import type { ImportList, Preview } from './schema.ts';

export const handle = await ownPage('training-import');

const head = {
  title: /*i18n*/ { id: 'Workouts of other apps' },
  lead: /*i18n*/ { id: 'Export your workouts as CSV in the settings of the app, with the app in English.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: '/profile/training', title: /*i18n*/ { id: 'My training' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) =>
  await readAsMember(request, listImports);

interface Chosen {
  /** Of the import that it becomes; asked for again after a lost answer, it is brought once. */
  readonly id: string;
  readonly file: string;
  readonly preview: Preview;
}

/** Workouts of Strong and Hevy, looked at before anything is written. */
export default function ImportPage() {
  const { i18n } = useLingui();
  const { items } = useLoaderData<typeof clientLoader>();
  const userId = useMember()?.id ?? '';
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (chosen) document.querySelector<HTMLElement>('#import-preview')?.focus();
  }, [chosen]);

  async function attempt(action: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(i18n._(faultOf(error) ?? whyFailed(error, trainingMessages.notSaved)));
    } finally {
      setIsBusy(false);
    }
  }

  const look = (file: File) =>
    attempt(async () => {
      const text = await readText(file);
      if (typeof text !== 'string') return setFailure(i18n._(text.fault.id));
      const preview = await previewImport({ file: text, timeZone: timeZoneHere() });
      setChosen({ id: crypto.randomUUID(), file: text, preview });
    });

  const bring = (unit: WeightUnit | undefined, meant: Readonly<Record<string, string | null>>) =>
    attempt(async () => {
      if (!chosen) return;
      const { id, file, preview } = chosen;
      const asked = preview.names.filter(({ name, exerciseId }) => exerciseId !== meant[name]);
      const names = asked.map(({ name }) =>
        meant[name] === asOwn
          ? { name, exerciseId: null, asOwn: true }
          : { name, exerciseId: meant[name] ?? null },
      );
      await importWorkouts({ id, file, timeZone: timeZoneHere(), names, ...(unit && { unit }) });
      // What became one's own is known by its name from now on.
      const chosenOnes = names.filter((one) => !('asOwn' in one));
      keepMeant(userId, Object.fromEntries(chosenOnes.map(({ name, exerciseId }) => [name, exerciseId])));
      await navigate(localPath(`${importPath}/${id}`));
    });

  return (
    <MemberPage {...head} isLeadOver={chosen !== null}>
      <div className="mt-4 grid grid-cols-1 gap-6">
        {failure !== null && (
          <p role="alert" className="rounded-card bg-red-tint px-4 py-3 text-red">
            {failure}
          </p>
        )}
        {chosen ? (
          <PreviewForm
            key={chosen.id}
            preview={chosen.preview}
            known={meantBefore(userId)}
            isBusy={isBusy}
            onImport={(unit, meant) => void bring(unit, meant)}
            onCancel={() => setChosen(null)}
          />
        ) : (
          <FileChoice isBusy={isBusy} onChoose={(file) => void look(file)} />
        )}
        {!chosen && items.length > 0 && <Earlier items={items} />}
      </div>
    </MemberPage>
  );
}

/** What was imported before: each report can be read again. */
function Earlier({ items }: ImportList) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className="text-title">
        <Trans>Brought over before</Trans>
      </h2>
      <ul className="rows mt-2">
        {items.map(({ id, createdAt, source, workouts, undoneAt }) => (
          <li key={id} className="py-1">
            <Link to={`${importPath}/${id}`} className="inline-flex min-h-11 items-center">
              <span>
                {formatDate(today(new Date(createdAt)), calendar, language)}
                <Dot />
                {sourceNames[source]}
                <Dot />
                <Plural value={workouts} one="# workout" other="# workouts" />
              </span>
            </Link>
            {undoneAt !== null && (
              <span className="text-soft">
                {' '}
                <Trans>undone</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
