import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useReading } from '#src/ui/reading.client.ts';
import { AmountField } from './amount-field.tsx';
import { nameOf } from './amounts-text.ts';
import { readEatables } from './eatables.client.ts';
import { eatableOf } from './eaten.ts';
import { Energy } from './figure-range.tsx';
import { MealField } from './meal-field.tsx';
import { OwnForm } from './own-form.tsx';
import { typedOf, type OwnTyped } from './own-typed.ts';
import { withAmount, withPortions, type LocalEntry } from './outbox.ts';

interface EntryDialogProps {
  readonly entry: LocalEntry;
  /** It is not written down yet. */
  readonly isNew: boolean;
  readonly mindsCarbs?: boolean;
  readonly onSave: (entry: LocalEntry) => void;
  readonly onClose: () => void;
}

/** How much it was, and at which meal. */
export function EntryDialog(props: EntryDialogProps) {
  const own = typedOf(props.entry);
  return own ? <OwnEntry {...props} own={own} /> : <ListedEntry {...props} />;
}

/** What is in no table: all of it is its member's word, and can be changed. */
function OwnEntry({
  entry,
  own,
  mindsCarbs = false,
  isNew,
  onSave,
  onClose,
}: EntryDialogProps & { own: OwnTyped }) {
  const language = useLanguage();
  const [meal, setMeal] = useState(entry.meal);
  return (
    <Dialog isOpen isForm onClose={onClose} title={inLanguage(entry.name, language)}>
      <OwnForm
        first={own}
        mindsCarbs={mindsCarbs}
        isFast={false}
        isNew={isNew}
        onSave={(chosen) => onSave({ ...entry, ...chosen, meal })}
      >
        <MealField meal={meal} onChange={setMeal} />
      </OwnForm>
    </Dialog>
  );
}

function ListedEntry({ entry, isNew, onSave, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { value: things } = useReading(readEatables);
  const [draft, setDraft] = useState(entry);
  const setPortions = (portions: LocalEntry['portions']) => setDraft((now) => withPortions(now, portions));
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={inLanguage(entry.name, language)}
      actions={
        <>
          <Button look="primary" className="min-h-12" onClick={() => onSave(draft)}>
            {isNew ? <Trans>I ate this</Trans> : <Trans>Save</Trans>}
          </Button>
          <p className="text-soft">
            <Energy amount={draft.figures.calories} />
          </p>
        </>
      }
    >
      <div className="grid gap-5">
        <MealField meal={draft.meal} onChange={(meal) => setDraft((now) => ({ ...now, meal }))} />
        <ul className="grid gap-5">
          {draft.portions.map((portion, place) => {
            const name = nameOf(portion, language);
            const eatable = things ? eatableOf(portion, things) : null;
            return (
              // A food can be eaten twice in one dish: its place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${name} ${place}`} className="grid gap-2 border-t border-edge pt-3">
                <p className="flex items-center justify-between gap-2">
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  {draft.portions.length > 1 && (
                    <button
                      type="button"
                      className="min-h-11 min-w-11 cursor-pointer text-green"
                      aria-label={t`Take out ${name}`}
                      onClick={() => setPortions(draft.portions.filter((_, at) => at !== place))}
                    >
                      <Trans>Take out</Trans>
                    </button>
                  )}
                </p>
                <AmountField
                  name={name}
                  eatable={eatable}
                  amount={portion}
                  onChange={(amount) =>
                    setPortions(
                      draft.portions.map((each, at) =>
                        at === place ? withAmount(each, amount, eatable) : each,
                      ),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
