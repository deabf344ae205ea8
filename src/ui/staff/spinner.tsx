import './spinner.css';

/** Turns while something loads. @param label for whoever hears it */
export const Spinner = ({ label }: { label: string }) => (
  <output className="spinner" aria-label={label} aria-busy="true" />
);
