import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { YearView } from './year-view.ts';
import { listed } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import { Notes } from '#src/ui/notes.tsx';

/** A day or a stretch of days, in both calendars. */
function Span({ ethiopian, gregorian }: { ethiopian: readonly string[]; gregorian: readonly string[] }) {
  return (
    <>
      <td className="font-semibold">{ethiopian.join(' – ')}</td>
      <td className="text-soft">{gregorian.join(' – ')}</td>
    </>
  );
}

interface YearTableProps {
  id: string;
  title: ReactNode;
  /** Of the first column, which names the row. */
  head: ReactNode;
  /** Below the table. */
  note?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

function YearTable({ id, title, head, note, children }: YearTableProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-head">
        {title}
      </h2>
      <table className="fasting-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">
              <Trans>Ethiopian</Trans>
            </th>
            <th scope="col">
              <Trans>Gregorian</Trans>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note}
    </section>
  );
}

const Days = ({ days }: { days: number }) => (
  <small>
    <Plural value={days} one="# day" other="# days" />
  </small>
);

/** The fasting seasons of the church, Wednesdays and Fridays, and Ramadan. */
export function Seasons({ view: { seasons, ramadan, weekly, fastingDays } }: { view: YearView }) {
  return (
    <YearTable
      id="fasts"
      title={<Trans>Fasts</Trans>}
      head={<Trans>Fast</Trans>}
      note={
        <p className="text-soft">
          <Plural
            value={fastingDays}
            one="The Orthodox fasts are # day of this year."
            other="The Orthodox fasts are # days of this year."
          />
        </p>
      }
    >
      {seasons.map(({ id, name, days, ...span }) => (
        <tr key={id} id={id}>
          <th scope="row">
            {name} <Days days={days} />
          </th>
          <Span {...span} />
        </tr>
      ))}
      <tr id="weekly">
        <th scope="row">{weekly}</th>
        <td colSpan={2}>
          <Trans>Every week, but for the fifty days from Fasika to Paraclete, Genna and Timkat</Trans>
        </td>
      </tr>
      {ramadan.map(({ name, days, isEstimate, ...span }) => (
        <tr key={name}>
          <th scope="row">
            {name} <Days days={days} /> {isEstimate && <Estimate />}
          </th>
          <Span {...span} />
        </tr>
      ))}
    </YearTable>
  );
}

/** Words, since a day that may be another one must not look as sure as all others. */
const Estimate = () => (
  <span className="fasting-estimate">
    <Trans>estimate, ±1 day</Trans>
  </span>
);

export function Feasts({ view: { feasts } }: { view: YearView }) {
  const language = useLanguage();
  return (
    <YearTable id="feasts" title={<Trans>Feasts</Trans>} head={<Trans>Feast</Trans>}>
      {feasts.map(({ id, day, name, weekday, ethiopian, gregorian, isEstimate, announcedBy }) => (
        <tr key={`${id} ${day}`}>
          <th scope="row">
            {name} {isEstimate && <Estimate />}
            {announcedBy !== null && (
              <small>
                <Trans>announced: {announcedBy}</Trans>
              </small>
            )}
          </th>
          <Span ethiopian={[ethiopian]} gregorian={[listed([weekday, gregorian], language)]} />
        </tr>
      ))}
    </YearTable>
  );
}

/** The feed has an address of its own for each language; a calendar takes it up by itself. */
export function Subscribe() {
  const language = useLanguage();
  return (
    <section aria-labelledby="subscribe" className="grid justify-items-start gap-3">
      <h2 id="subscribe" className="text-title">
        <Trans>In your own calendar</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Subscribe to this address in the calendar of your phone or computer, and fasts and feasts of this
          and the coming years stand in it. Days that are announced later move by themselves.
        </Trans>
      </p>
      <a href={`/api/fasting.ics?lang=${language}`} className="button">
        <Trans>Fasts and feasts as a calendar (.ics)</Trans>
      </a>
    </section>
  );
}

/** What is disputed or not known, each with its sources in numbers. */
export const YearNotes = ({ view: { notes, sources } }: { view: YearView }) => (
  <>
    <section aria-labelledby="notes" className="grid gap-4">
      <h2 id="notes" className="text-title">
        <Trans>Where sources disagree, and what is not verified</Trans>
      </h2>
      <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {notes.map(({ title, text, sources }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>
              {text} <NoteMarks marks={sources} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose">
        <Trans>
          The days of each year are reckoned by Bahire Hasab and agree with the Easter of the Julian calendar
          in every year shown here.
        </Trans>
      </p>
    </section>
    <Notes notes={sources} />
  </>
);
