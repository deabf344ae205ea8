import { CloseIcon } from '#src/ui/icons.tsx';

/** Takes away what it stands beside. @param label names that */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className="icon-button">
      <CloseIcon />
    </button>
  );
}
