import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { foodGroupNames } from '#content/food-groups.ts';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { ChoiceField, TickField } from '#src/ui/staff/form-fields.tsx';
import { FormParts } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { foodLimits } from '../kinds.ts';
import { FiguresEditor } from './figures-editor.tsx';
import { FastingEditor } from './fasting-editor.tsx';
import { draftOf, fieldsOf, type FoodFields } from './food-fields.ts';
import { OtherNames } from './other-names.tsx';
import { MeasuresEditor } from './measures-editor.tsx';
import { staffFoodMessages as messages } from './messages.ts';
import type { FoodDraft, NewFood, OpenedFood, StoredFood } from './schema.ts';
import { addFood, changeFood, readFood, useFoodTakenBack } from './staff-foods.client.ts';
import { StandingFood } from './standing-food.tsx';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id } = recordAsked(params);
      return { opened: id === null ? null : await readFood(id) };
    }),
  );

/** Adds a food to the table, or changes one. */
export default function StaffFoodPage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/foods');
  if (refusal) return <NotLoaded failed={messages.notLoaded} refusal={refusal} list={list} />;
  return <FoodForm opened={value.opened} list={list} />;
}

function FoodForm({ opened, list }: { opened: OpenedFood | null; list: ListAddress }) {
  const { t } = useLingui();
  const options = useOptions();
  const me = useMember()?.name;
  const undoOf = useFoodTakenBack();
  return (
    <VersionedForm<FoodFields, FoodDraft, StoredFood>
      {...{ list, me, undoOf }}
      stored={opened}
      title={opened ? t`Edit food` : t`Add food`}
      valuesOf={fieldsOf}
      draftOf={(fields) => draftOf(fields, opened?.food ?? null)}
      loadSchema={async () => {
        const { foodDraftSchema, newFoodSchema } = await import('./schema.ts');
        return opened ? foodDraftSchema : newFoodSchema;
      }}
      save={(draft, over, key) =>
        over === null
          ? addFood(draft as NewFood, key)
          : changeFood(over.food.id, { ...draft, version: over.version }, key)
      }
      words={{
        submit: <Trans>Save</Trans>,
        busy: t`Saving...`,
        saved: t`The food is saved.`,
        failed: opened ? messages.notUpdated : messages.notCreated,
      }}
      theirs={({ food }) => <StandingFood food={food} />}
    >
      {(base) => (
        <FormParts>
          <LocalizedField name="name" label={t`Name`} maxLength={foodLimits.name} />
          <OtherNames earlier={opened?.earlierNames ?? null} />
          <TickField name="nameChecked" label={t`A native speaker has checked the Amharic name`} />
          <ChoiceField
            name="group"
            label={t`Kind of food`}
            options={[...(opened ? [] : [{ value: '', label: t`Choose one` }]), ...options(foodGroupNames)]}
          />
          <LocalizedField name="note" label={t`Note`} maxLength={foodLimits.note} isLong />
          <FastingEditor opened={opened} />
          <MeasuresEditor />
          <FiguresEditor food={(base ?? opened)?.food ?? null} earlier={opened?.earlier ?? {}} />
          {opened && (
            <TickField
              name="retired"
              label={t`Retired: no longer offered, but still shown where it is used`}
            />
          )}
        </FormParts>
      )}
    </VersionedForm>
  );
}
