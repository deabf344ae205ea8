import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { TickField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { foodLimits } from '../schema.ts';
import { FiguresEditor } from './figures-editor.tsx';
import { draftOf, fieldsOf } from './food-fields.ts';
import { staffFoodMessages as messages } from './messages.ts';
import { foodDraftSchema, type StoredFood } from './schema.ts';
import { changeFood, readFood } from './staff-foods.client.ts';
import { StandingFood } from './standing-food.tsx';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readFood(params['id'] ?? '')));

/** Changes a food. */
export default function StaffFoodPage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/foods');
  if (refusal) return <NotLoaded failed={messages.notLoaded} refusal={refusal} list={list} />;
  return <FoodForm stored={value} list={list} />;
}

function FoodForm({ stored, list }: { stored: StoredFood; list: string }) {
  const { t } = useLingui();
  const me = useMember()?.name;
  return (
    <VersionedForm
      {...{ list, me, stored, draftOf }}
      title={t`Edit food`}
      valuesOf={(food) => fieldsOf(food ?? stored)}
      schema={foodDraftSchema}
      save={(draft, over, key) => {
        const { food, version } = over ?? stored;
        return changeFood(food.id, { ...draft, version }, key);
      }}
      words={{
        submit: <Trans>Save Changes</Trans>,
        busy: t`Saving...`,
        saved: t`The food is saved.`,
        failed: messages.notUpdated,
      }}
      theirs={({ food }) => <StandingFood food={food} />}
    >
      {(base) => (
        <>
          <LocalizedField name="name" label={t`Name`} maxLength={foodLimits.name} />
          <TickField name="nameChecked" label={t`A native speaker has checked the Amharic name`} />
          <LocalizedField name="note" label={t`Note`} maxLength={foodLimits.note} isLong />
          <FiguresEditor food={(base ?? stored).food} />
        </>
      )}
    </VersionedForm>
  );
}
