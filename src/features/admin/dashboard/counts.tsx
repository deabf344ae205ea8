import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { mayOpen } from '../areas.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import type { Change, Counted, Dashboard } from './schema.ts';

interface Row {
  /** The area where what is counted is looked after. */
  readonly path: string;
  readonly name: ReactNode;
  readonly now: ReactNode;
  readonly change: Change;
}

/** How much there is, and what came in this month and in the one before. */
export function Counts({ dashboard, role }: { dashboard: Dashboard; role: string }) {
  const { t, i18n } = useLingui();
  const { members, growth, fitnessPlans: fitness, nutritionPlans: nutrition, content, feedback } = dashboard;
  const [before, current] = growth.slice(-2).map(({ joined }) => ({ count: joined, isCapped: false }));
  const published = (path: string, name: ReactNode, of: ByStatus & { readonly change: Change }): Row => ({
    path,
    name,
    now: <Published of={of} />,
    change: of.change,
  });
  const rows: readonly Row[] = [
    {
      path: '/admin/users',
      name: <Trans>Members</Trans>,
      now: i18n.number(members),
      change: { thisMonth: current!, monthBefore: before! },
    },
    published('/admin/fitness', <Trans>Fitness Plans</Trans>, fitness),
    published('/admin/nutrition', <Trans>Nutrition Plans</Trans>, nutrition),
    published('/admin/content', <Trans>Content</Trans>, content),
    {
      path: '/admin/feedback',
      name: <Trans>Feedback</Trans>,
      now: (
        <span className="whitespace-nowrap">
          <Trans>
            <Count of={feedback.open} /> open
          </Trans>
        </span>
      ),
      change: feedback.change,
    },
  ];
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="text-large">
        <Trans>How Birtu stands</Trans>
      </h2>
      <div className="mt-3">
        <FiguresTable
          caption={t`How Birtu stands`}
          columns={[t`What`, t`Now`, t`New this month`, t`New last month`]}
          words={[0, 1]}
          rows={rows.map(({ path, name, now, change }) => ({
            key: path,
            cells: [
              mayOpen(role, path) ? (
                <Link key="what" to={path} className="inline-flex min-h-11 min-w-11 items-center underline">
                  {name}
                </Link>
              ) : (
                name
              ),
              now,
              <Count key="this" of={change.thisMonth} />,
              <Count key="before" of={change.monthBefore} />,
            ],
          }))}
        />
      </div>
    </section>
  );
}

/** `12`, `1,000+` */
export function Count({ of: { count, isCapped } }: { of: Counted }) {
  const { i18n } = useLingui();
  return <>{i18n.number(count) + (isCapped ? '+' : '')}</>;
}

interface ByStatus {
  readonly published: Counted;
  readonly draft: Counted;
  readonly archived?: Counted;
}

/** What is published is always told, the rest where there is any. */
function Published({ of: { published, draft, archived } }: { of: ByStatus }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className="whitespace-nowrap">
        <Trans>
          <Count of={published} /> published
        </Trans>
      </span>
      {draft.count > 0 && (
        <span className="whitespace-nowrap">
          {draft.isCapped ? (
            <Trans>
              <Count of={draft} /> drafts
            </Trans>
          ) : (
            <Plural value={draft.count} one="# draft" other="# drafts" />
          )}
        </span>
      )}
      {archived !== undefined && archived.count > 0 && (
        <span className="whitespace-nowrap">
          <Trans>
            <Count of={archived} /> archived
          </Trans>
        </span>
      )}
    </span>
  );
}
