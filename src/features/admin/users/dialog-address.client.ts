import { useLocation, useNavigate, useSearchParams } from 'react-router';

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly id: string };

/** Where a dialog was opened from its list, so that closing it is going back. */
const fromList = { fromList: true };

/** The dialog that stands in the address, `?create` or `?edit=ID`: the way back closes it, and it can be linked to. */
export function useDialogAddress() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = new URLSearchParams(parameters);
  for (const name of ['create', 'edit']) list.delete(name);
  const id = parameters.get('edit');
  const opened: Opened | null =
    id !== null ? { kind: 'edit', id } : parameters.has('create') ? { kind: 'create' } : null;
  return {
    opened,
    /** What a link needs that opens a dialog. */
    opening: (kind: Opened['kind'], of = '') => {
      const address = new URLSearchParams(list);
      address.set(kind, of);
      return { to: `?${address}`, state: fromList, preventScrollReset: true };
    },
    close: () => {
      if ((state as Partial<typeof fromList> | null)?.fromList) return void navigate(-1);
      void navigate(`?${list}`, { replace: true, preventScrollReset: true });
    },
  };
}
export type DialogAddress = ReturnType<typeof useDialogAddress>;
