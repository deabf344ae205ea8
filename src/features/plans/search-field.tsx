import { Trans, useLingui } from '@lingui/react/macro';

interface SearchFieldProps {
  readonly value: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** Words to look for, with the button that looks. */
export function SearchField({ value, label, placeholder, maxLength = 100 }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-1 basis-72 gap-2">
      <input
        // A new address brings its own words.
        key={value}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={maxLength}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder ?? t`Search`}
        className="min-h-11 w-0 flex-1 rounded-card border border-field-edge bg-card px-4 placeholder:text-soft"
      />
      <button type="submit" className="button button-primary">
        <Trans>Show</Trans>
      </button>
    </div>
  );
}
