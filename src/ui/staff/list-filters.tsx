import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { fromItsBeginning } from '#src/lib/list-address.ts';
import { controlLook } from '../field.tsx';
import { useOptions } from './options.client.ts';
import { useShortcut } from './shortcuts.client.ts';

const typingPauseMs = 300;

/** Sets one parameter of the list's address, and leads back to its beginning. Empty text takes the parameter away. */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = (value: string) =>
    setParameters(
      (current) => {
        const next = fromItsBeginning(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parameters.get(name) ?? '', set];
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
      className="min-w-0 grow basis-60"
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
