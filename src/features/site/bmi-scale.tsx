import { useLingui } from '@lingui/react/macro';

/** The four bands of the BMI on one line, from 15 to 35, each named where it stands. */
export function BmiScale() {
  const { t } = useLingui();
  const bands = [
    { label: t`Underweight`, from: 15, to: 18.5, colour: 'bg-gold' },
    { label: t`Normal weight`, from: 18.5, to: 25, colour: 'bg-green' },
    { label: t`Overweight`, from: 25, to: 30, colour: 'bg-gold' },
    { label: t`Obese`, from: 30, to: 35, colour: 'bg-red' },
  ];
  return (
    <ol className="grid gap-3">
      {bands.map(({ label, from, to, colour }) => (
        <li key={label} className="grid grid-cols-[8.5rem_1fr] items-center gap-3">
          <span>{label}</span>
          <span className="flex items-center gap-2">
            <span className={`${colour} h-3 rounded-full`} style={{ width: `${((to - from) / 7) * 100}%` }} aria-hidden="true" />
            <span className="text-soft text-small whitespace-nowrap">
              {from === 15 ? t`below 18.5` : to === 35 ? t`30 and over` : `${from} – ${to}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
