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
    <div className="flex min-w-0 flex-1 basis-72 flex-wrap gap-2">
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
        className="min-h-11 min-w-0 flex-1 basis-40 rounded-card border border-field-edge bg-card px-4 placeholder:text-soft"
      />
      <button type="submit" className="button button-primary">
        <Trans>Show</Trans>
      </button>
    </div>
  );
}
