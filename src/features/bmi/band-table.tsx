import { Trans, useLingui } from '@lingui/react/macro';
import { bmiCategories, bmiCutOffs, type BmiCategory } from '#src/lib/bmi.ts';
import { educationalLabels } from './messages.ts';

/** Where the bands begin and end, for as long as there is no result to show. */
export function BandTable() {
  const { i18n } = useLingui();
  const { normal, overweight, obese } = bmiCutOffs;
  const number = (value: number) => i18n.number(value);
  const ranges: Readonly<Record<BmiCategory, string>> = {
    underweight: `< ${number(normal)}`,
    normal: `${number(normal)} – < ${number(overweight)}`,
    overweight: `${number(overweight)} – < ${number(obese)}`,
    obese: `≥ ${number(obese)}`,
  };
  return (
    <table className="w-full">
      <caption className="pb-3 text-start">
        <strong className="font-serif text-title">
          <Trans>Four bands for adults</Trans>
        </strong>
        <span className="block text-small text-soft">
          <Trans>The bands of the World Health Organization, in kg/m². Your result will stand here.</Trans>
        </span>
      </caption>
      <tbody className="rows">
        {bmiCategories.map((category) => (
          <tr key={category}>
            <th scope="row" className="py-3 text-start font-semibold">
              {i18n._(educationalLabels[category].id)}
            </th>
            <td className="py-3 text-end">{ranges[category]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
