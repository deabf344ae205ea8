import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';

/** Where a dialog was opened from its list, so that closing it is going back. */
const fromList = { fromList: true };

/**
 * The dialog that stands in a list's address, `?edit=ID`: the way back closes it, and it can be linked to.
 *
 * @param kinds those that the list has, by the names of their parameters
 */
export function useDialogAddress<Kind extends string>(...kinds: readonly Kind[]) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = new URLSearchParams(parameters);
  for (const name of kinds) list.delete(name);
  const kind = kinds.find((name) => parameters.has(name));
  return {
    /** Null where none is open. */
    opened: kind === undefined ? null : { kind, id: parameters.get(kind) ?? '' },
    /** What a link needs that opens a dialog. */
    opening: (opened: Kind, id = '') => {
      const address = new URLSearchParams(list);
      address.set(opened, id);
      return { to: `?${address}`, state: fromList, preventScrollReset: true };
    },
    close: () => {
      if ((state as Partial<typeof fromList> | null)?.fromList) return void navigate(-1);
      void navigate(`?${list}`, { replace: true, preventScrollReset: true });
    },
  };
}
export type DialogAddress<Kind extends string> = ReturnType<typeof useDialogAddress<Kind>>;

/**
 * What is to be called when a dialog in the address has changed what stands behind it: that is read anew once the dialog
 * has left the address, as the way back would break off what is read before.
 */
export function useReadAfter({ opened }: Pick<DialogAddress<string>, 'opened'>): () => void {
  const { revalidate } = useRevalidator();
  const isStale = useRef(false);
  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen || !isStale.current) return;
    isStale.current = false;
    void revalidate();
  }, [isOpen, revalidate]);
  return () => {
    isStale.current = true;
  };
}
