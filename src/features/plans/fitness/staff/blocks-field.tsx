import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { NumberField, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { undoShortcut, useUndoKey } from '#src/ui/staff/undo-key.client.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import { placedBlocks } from '../schedule.ts';
import { Weeks } from '../week-picker.tsx';
import { draftOf, type BlockFields, type PlanFields } from './plan-fields.ts';
import { ScheduleField, type ScheduleFieldProps } from './schedule-field.tsx';

/** A block that was taken away, and where it stood. */
interface LostBlock {
  readonly index: number;
  readonly block: BlockFields;
}

/** The blocks of a plan, one of them open; a further one begins as a copy of it. */
export function BlocksField(props: ScheduleFieldProps) {
  const { t, i18n } = useLingui();
  const { getValues, setValue, formState } = useFormContext<PlanFields>();
  const { fields, insert, remove } = useFieldArray<PlanFields, 'blocks', 'key'>({
    name: 'blocks',
    keyName: 'key',
  });
  const values = useWatch<PlanFields>() as PlanFields;
  const [wantedIndex, open] = useState(0);
  const [lost, setLost] = useState<LostBlock | null>(null);
  const isFaulty = useIsFaulty();
  const { submitCount, isSubmitted, errors } = formState;
  const { wanted } = props;
  const index = wantedIndex < fields.length ? wantedIndex : 0;
  const placed = placedBlocks(draftOf(values));
  const fault: unknown = get(errors, 'blocks.root.message') ?? get(errors, 'blocks.message');
  const inWeeks = values.durationUnit === 'weeks';
  const isOneOfSeveral = fields.length > 1;

  useEffect(() => {
    const faulty = getValues('blocks').findIndex((_, at) => isFaulty(`blocks.${at}`));
    if (submitCount > 0 && faulty >= 0) open(faulty);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each attempt to save, not at each change
  }, [submitCount]);

  useEffect(() => {
    if (wanted) open(wanted.block);
  }, [wanted]);

  const together = values.blocks.reduce((sum, { weeks }) => sum + (Number.isFinite(weeks) ? weeks : 0), 0);
  useEffect(() => {
    // The plan lasts as long as its blocks together.
    if (isOneOfSeveral && getValues('duration') !== together)
      setValue('duration', together, { shouldDirty: true, shouldValidate: isSubmitted });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the weeks change, not when what is asked here does
  }, [together, isOneOfSeveral]);

  function add() {
    // A single block lasts as long as the plan did until now.
    if (!isOneOfSeveral) setValue('blocks.0.weeks', getValues('duration'));
    insert(index + 1, structuredClone(getValues(`blocks.${index}`)), { shouldFocus: false });
    open(index + 1);
  }
  function lose() {
    setLost({ index, block: structuredClone(getValues(`blocks.${index}`)) });
    remove(index);
    const [only, ...others] = getValues('blocks');
    if (only && others.length === 0) setValue('duration', only.weeks, { shouldDirty: true });
    open(Math.max(0, index - 1));
  }
  function undo() {
    if (!lost) return;
    const { index: at, block } = lost;
    if (fields.length === 1) setValue('blocks.0.weeks', getValues('duration'));
    insert(at, block, { shouldFocus: false });
    open(at);
    setLost(null);
  }
  useUndoKey(undo, lost);

  return (
    <div data-place="blocks" tabIndex={-1} className="grid grid-cols-1 gap-5">
      {typeof fault === 'string' && (
        <p data-fault tabIndex={-1} className="text-small font-semibold text-red">
          {i18n._(fault)}
        </p>
      )}
      {lost && (
        <output className="flex flex-wrap items-center gap-3 rounded-card bg-gold-tint px-4 py-2">
          <span className="me-auto">
            <Plural
              value={lost.block.weeks}
              one="Removed: a block of # week"
              other="Removed: a block of # weeks"
            />
          </span>
          <Button onClick={undo} aria-keyshortcuts={undoShortcut}>
            <Trans>Put the block back</Trans>
          </Button>
        </output>
      )}
      {(isOneOfSeveral || inWeeks) && (
        <div role="group" aria-label={t`Blocks of weeks`} className="flex flex-wrap gap-2">
          {isOneOfSeveral &&
            placed.map((block, at) => (
              <Button
                key={fields[at]?.key ?? at}
                aria-pressed={at === index}
                look={at === index ? 'primary' : 'plain'}
                onClick={() => open(at)}
              >
                <Weeks {...block} />
                {isFaulty(`blocks.${at}`) && (
                  <span className="sr-only">
                    {' '}
                    <Trans>Something is wrong here</Trans>
                  </span>
                )}
              </Button>
            ))}
          {inWeeks && fields.length < limits.blocks && (
            <Button onClick={add}>
              <Trans>Add a block of weeks like this one</Trans>
            </Button>
          )}
        </div>
      )}
      {isOneOfSeveral && (
        <div className="grid grid-cols-1 gap-4 border-s-2 border-edge ps-3">
          <div className="flex flex-wrap items-end gap-4">
            <NumberField
              key={fields[index]?.key}
              {...{ name: `blocks.${index}.weeks`, label: t`Weeks of this block` }}
              {...{ min: 1, max: limits.duration.weeks }}
            />
            <Button onClick={lose}>
              <Trans>Remove this block</Trans>
            </Button>
          </div>
          <LocalizedField
            key={`title ${fields[index]?.key}`}
            {...{ name: `blocks.${index}.title`, label: t`Title of the block`, maxLength: limits.title }}
          />
          <LocalizedField
            key={`text ${fields[index]?.key}`}
            {...{ name: `blocks.${index}.text`, label: t`What changes in it`, maxLength: limits.text }}
            isLong
          />
        </div>
      )}
      <ScheduleField key={fields[index]?.key} block={index} {...props} />
    </div>
  );
}
