import './import.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

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
      {/* A browser names its own button in its own language. */}
      <label className="button button-primary file-choice" aria-disabled={isBusy || undefined}>
        <span id={`${id}-choose`}>
          <Trans>Choose the file</Trans>
        </span>
        <input
          type="file"
          aria-labelledby={`${id} ${id}-choose`}
          accept=".csv,text/csv"
          disabled={isBusy}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // The same file can be chosen again, once it is mended.
            target.value = '';
          }}
        />
      </label>
      <p className="text-small text-soft">
        <Trans>
          Export your workouts as CSV in the settings of the app, with the app in English. On a computer you
          can drop the file here. At most 5 MB.
        </Trans>
      </p>
      <p role="status" className="empty:hidden">
        {isBusy ? t`Reading the file…` : ''}
      </p>
    </div>
  );
}
