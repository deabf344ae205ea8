import './file-button.css';
import { useId, type ReactNode } from 'react';

interface FileButtonProps {
  /** As of an input: what can be chosen. */
  accept: string;
  isBusy: boolean;
  look?: 'plain' | 'primary';
  /** The id of what says which file is meant. */
  labelledBy?: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Chooses a file. A browser names its own button in its own language. */
export function FileButton({
  accept,
  isBusy,
  look = 'plain',
  labelledBy = '',
  onChoose,
  children,
}: FileButtonProps) {
  const id = useId();
  return (
    <label
      className={`button ${look === 'primary' ? 'button-primary' : ''} file-choice`}
      aria-disabled={isBusy || undefined}
    >
      <span id={id}>{children}</span>
      <input
        type="file"
        aria-labelledby={`${labelledBy} ${id}`.trim()}
        accept={accept}
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
  );
}
