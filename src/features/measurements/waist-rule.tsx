import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { SourceList } from '#src/ui/source-list.tsx';
import { ruleSources } from './sources.ts';
import { waistReadings, waistRisk, waistToHeight } from './waist.ts';

interface WaistRuleProps {
  /** cm */
  readonly waist: number;
  /** cm; null where it is not known. */
  readonly height: number | null;
  readonly sex: 'female' | 'male' | null;
  /** Whether the lines are for this person: not for anybody under 18 or with child. */
  readonly isForThem: boolean;
}

/** Where a waist lies by the lines that are drawn for it, and by whom: they do not agree. */
export function WaistRule({ waist, height, sex, isForThem }: WaistRuleProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!isForThem)
    return (
      <p className="mt-4 max-w-2xl">
        <Trans>The lines that are drawn for a waist are for adults, and not for pregnancy.</Trans>
      </p>
    );
  const half = height === null ? null : formatNumber(height * waistToHeight);
  const isOverHalf = height !== null && waist >= height * waistToHeight;
  const sexes = sex === null ? (['female', 'male'] as const) : [sex];
  return (
    <div className="mt-4 grid max-w-2xl gap-3">
      {half !== null && (
        <p>
          {isOverHalf ? (
            <Trans>
              More than half your height, which is {half} cm: from there on the risk for heart and blood sugar
              rises.
            </Trans>
          ) : (
            <Trans>Less than half your height, which is {half} cm: as it should be.</Trans>
          )}
        </p>
      )}
      {sexes.map((each) => (
        <FiguresTable
          key={each}
          caption={t`Where the lines are drawn`}
          columns={[each === 'female' ? t`For women` : t`For men`, t`cm`, t`Your waist`]}
          words={[0, 2]}
          rows={[
            ...waistReadings(waist, each).map(({ line, bound, isAbove }) => ({
              key: line.en,
              cells: [
                <span key="line" className="font-normal">
                  {inLanguage(line, language)}
                </span>,
                bound,
                isAbove ? t`above` : t`not above`,
              ],
            })),
            {
              key: 'risk',
              cells: [
                <span key="line" className="font-normal">
                  <Trans>Risk by the table of the fitness guide (Bray, 2004)</Trans>
                </span>,
                '',
                inLanguage(waistRisk(waist, each), language),
              ],
            },
          ]}
        />
      ))}
      <p className="text-small text-soft">
        <Trans>The lines do not agree; the stricter ones see a risk earlier. They are no diagnosis.</Trans>
      </p>
      <SourceList sources={ruleSources.waist} />
    </div>
  );
}
