import { useSubmit } from 'react-router';

interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  /** What is asked for, and what it is called. */
  readonly offered: readonly (readonly [value: string, label: string])[];
  readonly chosen: string | undefined;
}

/** One of several filters of a list. Chosen, it is shown at once; without scripts the form's button shows it. */
export function FilterChoice({ name, label, all, offered, chosen = '' }: FilterChoiceProps) {
  const submit = useSubmit();
  return (
    <select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      onChange={({ target: { form } }) => form && void submit(form, { preventScrollReset: true })}
      className="min-h-11 min-w-0 flex-1 basis-36 rounded-card border border-field-edge bg-card px-3"
    >
      <option value="">{all}</option>
      {offered.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
