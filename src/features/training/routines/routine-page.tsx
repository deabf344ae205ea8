import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, type ClientLoaderFunctionArgs } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { languageOf, type Language } from '#src/lib/language.ts';
import { requireSession } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { readExercises } from '../library.client.ts';
import { orNothing, workoutPath } from '../workouts/workouts.client.ts';
import { beginningOf } from './beginning.client.ts';
import { RoutineForm } from './routine-form.tsx';
import { fieldsOf, type RoutineFields } from './routine-fields.ts';
import { keepRoutine, readKept, readRoutine, routinesPath } from './routines.client.ts';
import type { Routine, RoutineDraft } from './schema.ts';
import { StartRoutine } from './start-routine.tsx';
import '../session.css';

export const handle = await ownPage('training');

const head = {
  lead: /*i18n*/ { id: 'Your exercises, your sets, in your order.' },
  className: 'max-w-3xl pt-6 sm:pt-10',
  above: { to: routinesPath, title: /*i18n*/ { id: 'My routines' } },
};
/** In the place of an id, of one that is not kept yet. */
const newId = 'new';

export function HydrateFallback() {
  const { t } = useLingui();
  const isNew = useParams()['id'] === newId;
  return <MemberPage {...head} {...(isNew && { title: t`New routine` })} />;
}
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { id: userId } = await requireSession(request);
  const { id = '' } = params;
  const { pathname, searchParams, search } = new URL(request.url);
  const isNew = id === newId;
  const place = isNew ? id + search : id;
  const [routine, beginning] = await Promise.all([
    isNew ? null : orNothing(readRoutine(id)),
    isNew ? beginningOf(searchParams, languageOf(pathname)) : null,
  ]);
  const kept = readKept(userId, place);
  const library = await readExercises([
    ...idsOf(routine ?? beginning?.draft),
    ...(kept?.fields.exercises ?? []).map(({ exerciseId }) => exerciseId),
  ]);
  return { userId, library, routine, beginning, isNew, place };
}

const idsOf = (routine: RoutineDraft | null | undefined): string[] =>
  (routine?.exercises ?? []).map(({ exerciseId }) => exerciseId);

/** A routine of one's own, new or as it stands: what is in it, what was done of it, and its start. */
export default function RoutinePage() {
  const { t } = useLingui();
  const { place, isNew, routine } = useLoaderData<typeof clientLoader>();
  return (
    <MemberPage
      {...head}
      title={isNew ? t`New routine` : (routine?.name ?? t`Routine`)}
      isLeadOver={!isNew && !routine}
    >
      {isNew || routine ? <Opened key={place} /> : <NoSuchRoutine />}
    </MemberPage>
  );
}

function Opened() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listPath = useLocalPath()(routinesPath);
  const { userId, place, library: known, routine: read, beginning } = useLoaderData<typeof clientLoader>();
  const [library, setLibrary] = useState(known);
  const [routine, setRoutine] = useState<Routine | null>(read);
  const [kept, setKept] = useState(() => readKept(userId, place));
  const [times, setTimes] = useState(0);
  const draft: RoutineDraft = routine ?? beginning?.draft ?? { name: '', exercises: [] };
  return (
    <>
      {beginning?.isMissing && (
        <p role="status" className="mt-3 rounded-card bg-gold-tint px-4 py-3">
          <Trans>What it was to begin from is not there any more. Here is an empty one.</Trans>
        </p>
      )}
      {routine && (
        <div className="mt-4 grid">
          <StartRoutine id={routine.id} />
        </div>
      )}
      {routine && routine.done.length > 0 && <Done done={routine.done} />}
      <RoutineForm
        key={times}
        {...{ userId, place, library, routine, kept }}
        base={inFields(draft)}
        onSaved={(saved) => {
          showToast('success', t`Saved: ${saved.name}`);
          void navigate(listPath);
        }}
        onDiscard={(current) => {
          keepRoutine(userId, place, null);
          setKept(null);
          setTimes(times + 1);
          if (!current) return;
          setRoutine(current);
          // It may hold others.
          void readExercises(idsOf(current)).then(
            (others) => setLibrary((before) => [...others, ...before]),
            () => undefined,
          );
        }}
      />
    </>
  );
}

/** The same of the same, so that nothing seems changed. */
function inFields(draft: RoutineDraft): RoutineFields {
  let count = 0;
  return fieldsOf(draft, () => `e${(count += 1)}`);
}

/** The workouts that were done of it. */
function Done({ done }: Pick<Routine, 'done'>) {
  const language: Language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <section aria-labelledby="done-of-it" className="mt-6 grid gap-2">
      <h2 id="done-of-it" className="text-title">
        <Trans>Done so far</Trans>
      </h2>
      <ul className="rows">
        {done.map(({ workoutId, date, sets, minutes }) => (
          <li key={workoutId} className="flex flex-wrap items-center gap-x-3">
            <Link to={workoutPath(workoutId)} className="inline-flex min-h-11 items-center font-semibold">
              {formatDate(date as Day, calendar, language)}
            </Link>
            <span className="text-small text-soft">
              <Plural value={sets} one="# set" other="# sets" />
              {minutes !== null && (
                <>
                  <Dot />
                  <Plural value={minutes} one="# minute" other="# minutes" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NoSuchRoutine = () => (
  <div className="mt-6 grid justify-items-start gap-4 pb-16">
    <p className="text-large text-soft">
      <Trans>There is no such routine. It may have been deleted.</Trans>
    </p>
    <ButtonLink to={routinesPath} look="primary">
      <Trans>My routines</Trans>
    </ButtonLink>
  </div>
);
