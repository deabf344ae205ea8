import { useEffect, type ComponentProps } from 'react';
import type { Dialog } from '#src/ui/dialog.tsx';
import { laterPart, useLaterPart } from './loaded.client.ts';

const dialog = laterPart(() => import('#src/ui/dialog.tsx'));

/** A dialog that most readers of a screen never open: it comes when it is first to be seen, and closes where it cannot. */
export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const { isOpen, onClose } = props;
  const { part, want } = useLaterPart(dialog);
  useEffect(() => {
    if (isOpen && !part) want(() => undefined, onClose);
  }, [isOpen, part, want, onClose]);
  return part && <part.Dialog {...props} />;
}
