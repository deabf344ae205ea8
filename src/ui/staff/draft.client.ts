import { dequal } from 'dequal';
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { without } from '#src/lib/without.ts';
import { useLanguage } from '../language.client.ts';
import { DraftKeeper, nothingKept, type DraftStore } from './draft-keeper.client.ts';
import { nameIn, type Draft } from './kept-draft.ts';

/** Given by the frame of the staff area, which knows the API. */
export const DraftStoreContext = createContext<DraftStore | null>(null);

/** A record's name in a list of drafts. */
const maxName = 300;

interface DraftOptions<Values extends FieldValues, Parsed> {
  readonly form: UseFormReturn<Values, unknown, Parsed>;
  /** Of the editor, below `/admin/`. */
  readonly address: string;
  /** Of the record that is written over; null for a new one. */
  readonly version: number | null;
  readonly saveKey: string | null;
  /** It is saved: nothing is kept any more. */
  readonly isSaved: boolean;
  /** What it is called, where the fields do not say. */
  readonly nameOf?: (fields: Values) => string;
  /** Fields that are never kept, as a password. */
  readonly unkept?: readonly (keyof Values & string)[];
  /** Whether a save of what was kept went well, and the word of that was lost; where it is not plain by itself. */
  readonly isDone?: (fields: Readonly<Record<string, unknown>>) => boolean;
  /** The fields hold a draft now. */
  readonly onTaken: (draft: Draft) => void;
}

/** As JSON would have it: an absent field is one that is not there. */
const plain = (fields: unknown) => JSON.parse(JSON.stringify(fields)) as Readonly<Record<string, unknown>>;

/** Keeps what is typed into a form until it is saved, and fills the form with what was kept the last time. */
export function useDraft<Values extends FieldValues, Parsed>({
  form,
  address,
  version,
  saveKey,
  isSaved,
  nameOf,
  unkept = [],
  isDone,
  onTaken,
}: DraftOptions<Values, Parsed>) {
  const store = use(DraftStoreContext);
  if (!store) throw new Error('An editor stands outside the staff area');
  const language = useLanguage();
  const [state, setState] = useState(nothingKept);
  const [isOpening, setOpening] = useState(true);
  /** When what the form was filled with had been kept; null where it was not filled. */
  const [restored, setRestored] = useState<string | null>(null);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const keeper = useRef<DraftKeeper>(null);
  const isFilling = useRef(false);

  /** What the fields hold while nothing is changed. */
  const { defaultValues } = form.formState;
  const keepable = (values: unknown) => without(plain(values), ...unkept);
  const unkeptOf = (values: unknown) =>
    Object.fromEntries(Object.entries(plain(values)).filter(([field]) => unkept.includes(field)));
  const written = (): Draft => {
    const values = form.getValues();
    const fields = keepable(values);
    const called = nameOf ? { name: nameOf(values) } : fields;
    return { name: nameIn(called, language, maxName), fields, version, saveKey };
  };
  const fill = (draft: Draft) => {
    isFilling.current = true;
    const fields = { ...unkeptOf(form.getValues()), ...draft.fields };
    form.reset(fields as DefaultValues<Values>, { keepDefaultValues: true });
    isFilling.current = false;
    onTaken(draft);
  };
  const open = useEffectEvent((kept: Awaited<ReturnType<DraftKeeper['open']>>) => {
    setOpening(false);
    if (!kept) return;
    // Its save went well, and the word of that was lost.
    if (dequal(kept.fields, keepable(defaultValues)) || isDone?.(kept.fields))
      return void keeper.current?.discard();
    fill(kept);
    setRestored(kept.keptAt);
  });
  const keep = useEffectEvent(() => {
    if (isFilling.current || isOpening || isSaved) return;
    if (dequal(keepable(form.getValues()), keepable(defaultValues))) return void keeper.current?.discard();
    setDiscarded(null);
    keeper.current?.write(written());
  });

  useEffect(() => {
    const kept = new DraftKeeper(store, address, setState);
    keeper.current = kept;
    void kept.open().then(open);
    const stop = form.subscribe({ formState: { values: true }, callback: () => keep() });
    const send = () => void kept.send();
    addEventListener('online', send);
    return () => {
      stop();
      removeEventListener('online', send);
      kept.close();
    };
  }, [store, address, form]);
  useEffect(() => {
    if (isSaved) void keeper.current?.discard();
  }, [isSaved]);

  return {
    ...state,
    isOpening,
    restored,
    isDiscarded: discarded !== null,
    isKept: () =>
      (keeper.current?.isKept ?? true) && dequal(unkeptOf(form.getValues()), unkeptOf(defaultValues)),
    /** The fields hold what is saved now: there is nothing to be kept. */
    hold: (values: Values) => {
      setDiscarded(null);
      setRestored(null);
      isFilling.current = true;
      form.reset(values);
      isFilling.current = false;
      void keeper.current?.discard();
    },
    /** Back to what is saved; for as long as nothing else is typed this can be undone. */
    discard: () => {
      // With what is never kept: for as long as it can be undone it stays here, and nowhere else.
      setDiscarded({ ...written(), fields: plain(form.getValues()) });
      setRestored(null);
      void keeper.current?.discard();
      isFilling.current = true;
      form.reset();
      isFilling.current = false;
    },
    bringBack: () => {
      if (!discarded) return;
      fill(discarded);
      keeper.current?.write(written());
      setDiscarded(null);
    },
    /** Before the editor is left for good. */
    giveUp: () => void keeper.current?.discard(),
    keepMine: () => keeper.current?.keepMine(),
    takeOther: () => {
      const other = keeper.current?.takeOther();
      if (!other) return;
      fill(other);
      setRestored(other.keptAt);
    },
  };
}

export type DraftOfForm = Omit<ReturnType<typeof useDraft>, 'hold'>;
