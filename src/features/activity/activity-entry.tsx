import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/numbers.ts';
import { Facts } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { NoteIcon, RemoveIcon, WorkoutIcon } from './activity-icons.tsx';
import type { Entry, Logbook } from './logbook.client.ts';
import { endOf, measuresOf, nameOf, workoutOf } from './naming.ts';
import { genericType, workoutType } from './kinds.ts';
import type { Activity } from './schema.ts';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** How activities are told of in the reader's language. */
export function useTelling() {
  const { t } = useLingui();
  const language = useLanguage();
  const timeOf = useTimeOfDay();
  const named = (activity: Activity) => nameOf(activity, language);
  const kindOf = (type: string) =>
    type === workoutType ? t`Workout` : type === genericType || type === 'general' ? t`Activity` : type;
  const titleOf = (activity: Activity) => named(activity) ?? kindOf(activity.type);
  /** `Workout · 30 min · 250 kcal · 14:05` */
  const factsOf = (activity: Activity) => {
    const { minutes, calories } = measuresOf(activity);
    const end = endOf(activity);
    const [time, energy] = [minutes ?? 0, calories ?? 0].map(formatNumber);
    return [
      named(activity) && kindOf(activity.type),
      minutes !== null && t`${time} min`,
      calories !== null && t`${energy} kcal`,
      end && timeOf(end),
    ];
  };
  return { titleOf, factsOf };
}

/** The sign of a kind of activity: shapes that differ, not only colours. */
export function ActivityIcon({ type, size = 24 }: { type: string; size?: number }) {
  const Icon = type === workoutType ? WorkoutIcon : NoteIcon;
  return <Icon size={size} className="shrink-0" />;
}

/** One activity in a list, which can be removed and brought back where it stood. */
export function ActivityEntry({
  entry,
  logbook,
}: {
  entry: Entry;
  logbook: Pick<Logbook, 'remove' | 'restore'>;
}) {
  const { t } = useLingui();
  const { titleOf, factsOf } = useTelling();
  const { activity, isRemoved, isWaiting } = entry;
  const title = titleOf(activity);
  const { button, press } = useUndoFocus(isRemoved);
  const workout = workoutOf(activity);
  if (isRemoved)
    return (
      <li className="activity-entry text-soft">
        <p role="status" className="min-w-0 grow">
          <Trans>Removed:</Trans> <s className="break-words">{title}</s>
        </p>
        <button
          ref={button}
          type="button"
          className="text-button"
          onClick={press(() => logbook.restore(activity))}
        >
          <Trans>Undo</Trans>
        </button>
      </li>
    );
  return (
    <li className="activity-entry">
      <span className={activity.type === workoutType ? 'text-green' : 'text-soft'}>
        <ActivityIcon type={activity.type} />
      </span>
      <div className="min-w-0 grow">
        {workout === null ? (
          <p className="font-semibold break-words">{title}</p>
        ) : (
          <Link
            to={`/profile/training/workouts/${workout}`}
            className="-my-2.5 inline-block min-w-11 py-2.5 font-semibold break-words"
          >
            {title}
          </Link>
        )}
        <p className="text-small text-soft">
          <Facts of={factsOf(activity)} />
        </p>
        {isWaiting && (
          <p className="text-small font-semibold">
            <Trans>Waiting for a connection</Trans>
          </p>
        )}
      </div>
      <button
        ref={button}
        type="button"
        className="icon-button text-soft hover:text-red"
        aria-label={t`Remove: ${title}`}
        onClick={press(() => logbook.remove(activity))}
      >
        <RemoveIcon size={20} />
      </button>
    </li>
  );
}
