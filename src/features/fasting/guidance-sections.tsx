import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import type { NutrientView, SectionView } from './guidance.ts';

/** Who need not fast: before anything else is said. */
export function Exempt({ section }: { section: SectionView }) {
  return (
    <section aria-labelledby={section.id} className="card grid gap-3 border-s-4 border-s-gold p-5">
      <h2 id={section.id} className="text-title">
        {section.title}
      </h2>
      <Points section={section} />
    </section>
  );
}

export function Nutrition({ nutrients }: { nutrients: readonly NutrientView[] }) {
  return (
    <section aria-labelledby="eating" className="grid grid-cols-1 gap-4">
      <header className="grid gap-2">
        <h2 id="eating">
          <Trans>Eating in a long fast</Trans>
        </h2>
        <p className="max-w-2xl text-soft">
          <Trans>
            Four things run short. Three of them the fasting table can bring, the fourth it cannot.
          </Trans>
        </p>
      </header>
      <div className="rows">
        {nutrients.map((nutrient) => (
          <Chapter key={nutrient.id} section={nutrient}>
            {nutrient.table && <Figures {...nutrient.table} />}
          </Chapter>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <ArrowLink to="/services/educational-content/eating-well-in-long-fasts">
          <Trans>More in the article: Eating well in the long fasts</Trans>
        </ArrowLink>
        <ArrowLink to="/foods?fasting=yes">
          <Trans>All fasting foods with their figures</Trans>
        </ArrowLink>
      </p>
    </section>
  );
}

/** What 100 g of some foods bring; each leads to where its figure comes from. */
function Figures({ figure, rows }: NonNullable<NutrientView['table']>) {
  const { t } = useLingui();
  const isProtein = figure === 'protein';
  return (
    <table className="tsom-figures">
      <caption>
        {isProtein ? (
          <Trans>Protein in 100 g as eaten. In brackets: how far a recipe may be off.</Trans>
        ) : (
          <Trans>Iron in 100 g as eaten. In brackets: how far a recipe may be off.</Trans>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Food</Trans>
          </th>
          <th scope="col">{isProtein ? t`Protein (g)` : t`Iron (mg)`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, range }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/foods/${id}#sources`} className="flex min-h-11 items-center underline">
                {name}
              </Link>
            </th>
            <td>
              {value}
              {range && <small>{` (${range})`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Training({ intro, sections }: { intro: string; sections: readonly SectionView[] }) {
  return (
    <section aria-labelledby="training" className="grid grid-cols-1 gap-4">
      <header className="grid gap-2">
        <h2 id="training">
          <Trans>Training on fasting days</Trans>
        </h2>
        <p className="max-w-2xl text-soft">{intro}</p>
      </header>
      <div className="rows">
        {sections.map((section) => (
          <Chapter key={section.id} section={section} />
        ))}
      </div>
    </section>
  );
}

/** Folded: what it is about stands there, the rest is for whoever asks. */
const Chapter = ({ section, children }: { section: SectionView; children?: ReactNode }) => (
  <details>
    <summary className="tsom-name">
      <h3 id={section.id}>{section.title}</h3>
    </summary>
    <div className="tsom-chapter">
      <Points section={section} />
      {children}
    </div>
  </details>
);

const Points = ({ section: { points } }: { section: SectionView }) => (
  <ul className="points grid max-w-2xl content-start list-disc gap-2 ps-5">
    {points.map(({ text, sources }) => (
      <li key={text}>
        {text}
        <NoteMarks marks={sources} />
      </li>
    ))}
  </ul>
);
