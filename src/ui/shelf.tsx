import { useEffect, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { controlLook, FieldFrame } from './field.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { useLocalPath } from './link.tsx';

interface Choice {
  readonly name: string;
  readonly label: ReactNode;
  /** For the whole shelf. */
  readonly all: string;
  /** What is asked for, and what it is called. */
  readonly offered: readonly (readonly [value: string | number, label: string])[];
  readonly chosen: string | number | undefined;
}

/** A part of a shelf below its name. Without a name it is the whole shelf. */
export function ShelfSection({
  id,
  name,
  children,
}: {
  id: string;
  name: string | null;
  children: ReactNode;
}) {
  if (name === null) return children;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 pt-4">
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

interface ShelfFiltersProps {
  /** The address of the shelf. */
  readonly path: string;
  readonly search: {
    readonly label: ReactNode;
    readonly placeholder: string;
    readonly value: string | undefined;
    readonly maxLength: number;
  };
  readonly choices: readonly Choice[];
  /** What is chosen elsewhere on the page, by name. */
  readonly kept?: Readonly<Record<string, string | undefined>>;
  /** What the button says. */
  readonly children: ReactNode;
}

/**
 * How one chooses from a shelf: by name and by what there is to choose. It is an address, so that it works without
 * scripts; with them a choice is shown as soon as it is made. Its looks are in `shelf.css`, which the page links.
 */
export function ShelfFilters({ path, search, choices, kept = {}, children }: ShelfFiltersProps) {
  const words = useRef<HTMLInputElement>(null);
  // A new address brings its own words, but not over those that one is writing.
  useEffect(() => {
    const field = words.current;
    if (field && field !== document.activeElement) field.value = search.value ?? '';
  }, [search.value]);
  return (
    <Form
      method="get"
      action={useLocalPath()(path)}
      preventScrollReset
      role="search"
      className="shelf-filters no-print"
    >
      <FieldFrame label={search.label}>
        {(control) => (
          <input
            {...control}
            ref={words}
            type="search"
            name="q"
            defaultValue={search.value}
            maxLength={search.maxLength}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={search.placeholder}
            className={controlLook}
          />
        )}
      </FieldFrame>
      {choices.map(({ name, label, all, offered, chosen }) => (
        <FieldFrame key={name} label={label}>
          {(control) => (
            <FilterChoice
              {...control}
              name={name}
              all={all}
              offered={offered}
              chosen={chosen}
              className={controlLook}
            />
          )}
        </FieldFrame>
      ))}
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" look="primary">
        {children}
      </Button>
    </Form>
  );
}
