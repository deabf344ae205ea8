import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { differingFields, formOf, type ContentForm } from './form-values.ts';
import type { StaffContent } from './schema.ts';

interface ChangedMeanwhileProps {
  mine: ContentForm;
  theirs: StaffContent;
  onShowTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people have changed one article: what differs, and whose is to stay. Nothing is lost before that is said. */
export function ChangedMeanwhile({ mine, theirs, onShowTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { i18n } = useLingui();
  const names = useFieldNames();
  const form = formOf(theirs);
  const time = i18n.date(theirs.updatedAt, { timeStyle: 'short', dateStyle: 'medium' });
  return (
    <section role="alert" className="grid gap-3 rounded-card border border-gold bg-gold-tint p-4">
      <p className="font-semibold">
        <Trans>Somebody else has saved this at {time}. Yours is not saved yet.</Trans>
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <Trans>See what theirs says differently</Trans>
        </summary>
        <dl className="grid gap-3">
          {differingFields(mine, form).map((field) => (
            <div key={field}>
              <dt className="font-semibold">{names[field]}</dt>
              <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
                {shown(form[field])}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>
          <Trans>Save mine over theirs</Trans>
        </Button>
        <Button onClick={onShowTheirs}>
          <Trans>Drop mine, go on with theirs</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The texts of a field's value, one below the other. */
const shown = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(shown)
        .filter((text) => text !== '')
        .join('\n');

function useFieldNames(): Readonly<Record<keyof ContentForm, string>> {
  const { t } = useLingui();
  return {
    id: t`Address`,
    type: t`Type`,
    category: t`Category`,
    title: t`Title`,
    summary: t`Summary`,
    body: t`Text`,
    icon: t`Sign`,
    image: t`Picture`,
    author: t`Author`,
    sources: t`Sources`,
    publication: t`Publication`,
  };
}
