import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FileButton } from '#src/ui/file-button.tsx';

/** A file to be chosen, or dropped. */
export function FileChoice({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={`grid grid-cols-1 justify-items-start gap-3 rounded-card border-2 border-dashed p-5 ${isOver ? 'border-green bg-green-tint' : 'border-field-edge'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onChoose(file);
      }}
    >
      <p id={id} className="font-semibold">
        <Trans>The CSV file of Strong or Hevy</Trans>
      </p>
      <FileButton accept=".csv,text/csv" look="primary" labelledBy={id} isBusy={isBusy} onChoose={onChoose}>
        <Trans>Choose the file</Trans>
      </FileButton>
      <p className="text-small text-soft">
        <Trans>On a computer you can drop the file here. At most 5 MB.</Trans>
      </p>
      <p role="status" className="empty:hidden">
        {isBusy ? t`Reading the file…` : ''}
      </p>
    </div>
  );
}
