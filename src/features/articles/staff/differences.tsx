import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { differingFields, formOf, type ContentForm } from './form-values.ts';
import type { StaffContent } from './schema.ts';

interface DifferencesProps {
  mine: ContentForm;
  theirs: StaffContent;
  /** Gives up what is typed here. */
  onTakeTheirs: () => void;
}

/** What somebody else has made of the fields in which their article differs from this form. */
export function Differences({ mine, theirs, onTakeTheirs }: DifferencesProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const form = formOf(theirs);
  return (
    <section aria-label={t`Theirs`} className="grid gap-3 rounded-card border border-edge p-4">
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
      <Button className="justify-self-start" onClick={onTakeTheirs}>
        <Trans>Drop mine, go on with theirs</Trans>
      </Button>
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
