import { useLingui } from '@lingui/react/macro';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { workoutLimits } from './limits.ts';

const efforts = Array.from({ length: workoutLimits.effort.max }, (_, index) => index + 1);

/** How hard a workout was; empty where that is not said. */
export function EffortField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  return (
    <FieldFrame label={label} hint={t`1: hardly any. 10: nothing was left.`} error={error}>
      {(control) => (
        <select
          {...control}
          name="effort"
          className={controlLook}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t`not said`}</option>
          {efforts.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
