import { useEffect, useRef, type ComponentProps } from 'react';
import { useSubmit } from 'react-router';

interface FilterChoiceProps extends ComponentProps<'select'> {
  readonly name: string;
  readonly all: string;
  /** What is asked for, and what it is called. */
  readonly offered: readonly (readonly [value: string | number, label: string])[];
  readonly chosen: string | number | undefined;
}

/**
 * One of several filters of a list. Chosen, it is shown at once, and keeps the focus: one goes on by arrow keys. Without
 * scripts the form's button shows it.
 */
export function FilterChoice({ name, all, offered, chosen = '', ...attributes }: FilterChoiceProps) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = String(chosen);
  }, [chosen]);
  return (
    <select
      {...attributes}
      ref={select}
      name={name}
      defaultValue={chosen}
      onChange={({ target: { form } }) => form && void submit(form, { preventScrollReset: true })}
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
