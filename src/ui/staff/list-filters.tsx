import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { filtersIn, fromItsBeginning } from '#src/lib/list-address.ts';
import { Button } from '../button.tsx';
import { controlLook } from '../field.tsx';
import { ChevronIcon } from '../icons.tsx';
import { useOptions } from './options.client.ts';
import { useShortcut } from './shortcuts.client.ts';

const typingPauseMs = 300;
/** What says in which of several things it looks has no room beside the filters on a phone, in either language. */
const wordy = /[,፣]/;

/** What was last asked for of a list as it stood: that it is on its way may not be drawn yet when more is chosen. */
let lastAsked: { readonly of: string; readonly parameters: URLSearchParams } | null = null;

/** Sets one parameter of the list's address, and leads back to its beginning. Empty text takes the parameter away. */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { pathname, key } = useLocation();
  const { location: coming } = useNavigation();
  const of = `${pathname} ${key}`;
  const shown = coming?.pathname === pathname ? new URLSearchParams(coming.search) : parameters;
  const set = (value: string) => {
    const next = fromItsBeginning(lastAsked?.of === of ? lastAsked.parameters : parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    lastAsked = { of, parameters: next };
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return [shown.get(name) ?? '', set];
}

/** What the list is searched for, `?q=`: after a pause in typing, with Enter at once. */
export function SearchBox({ placeholder }: { placeholder: string }) {
  const [inAddress, search] = useFilter('q');
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [asked, setAsked] = useState(inAddress);
  // By the way back or a link, not by what is being typed here.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== asked) {
      setText(inAddress);
      setAsked(inAddress);
    }
  }
  const shortcut = useShortcut('/');
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  });
  function ask() {
    setAsked(wanted);
    if (wanted !== inAddress) search(wanted);
  }
  return (
    <form
      role="search"
      className={`list-search ${wordy.test(placeholder) ? 'is-wordy' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        {...shortcut}
        maxLength={100}
        className={controlLook}
      />
    </form>
  );
}

/** How a list is narrowed down and sorted: on a phone behind a button that says by how much, so that its rows come first. */
export function FilterFold({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [parameters] = useSearchParams();
  const count = filtersIn(parameters);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="px-3 sm:hidden"
      >
        {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        <ChevronIcon size={20} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div id={id} className="filter-fold" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

interface ChoiceFilterProps {
  /** The parameter in the address. */
  name: string;
  label: string;
  /** For the whole list. */
  all: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
}

interface LabelFilterProps extends Omit<ChoiceFilterProps, 'options'> {
  labels: Parameters<ReturnType<typeof useOptions>>[0];
}

/** The same by the labels of what there is to choose. */
export function LabelFilter({ labels, ...filter }: LabelFilterProps) {
  const optionsOf = useOptions();
  return <ChoiceFilter {...filter} options={optionsOf(labels)} />;
}

/** Narrows the list down to one value. */
export function ChoiceFilter({ name, label, all, options }: ChoiceFilterProps) {
  const [value, choose] = useFilter(name);
  return (
    <select
      aria-label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => choose(event.target.value)}
      className={`${controlLook} list-filter`}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
