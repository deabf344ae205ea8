import { Trans } from '@lingui/react/macro';

/** Who should ask a health worker before testing, after the questions of the PAR-Q+. */
export function SafetyNote() {
  return (
    <aside aria-labelledby="before-testing" className="card grid gap-3 border-s-4 border-s-gold p-5">
      <h3 id="before-testing" className="text-large">
        <Trans>Before you test</Trans>
      </h3>
      <p>
        <Trans>The tests ask for all that you have. Ask a health worker first if you</Trans>
      </p>
      <ul className="points grid list-disc gap-1 ps-5">
        <li>
          <Trans>have or had heart disease or high blood pressure,</Trans>
        </li>
        <li>
          <Trans>feel pain in the chest, at rest or when you move,</Trans>
        </li>
        <li>
          <Trans>lose your balance from dizziness, or fainted in the last 12 months,</Trans>
        </li>
        <li>
          <Trans>have another long illness such as diabetes, or take medicine for one,</Trans>
        </li>
        <li>
          <Trans>have trouble with bones, joints or the back that moving makes worse,</Trans>
        </li>
        <li>
          <Trans>were told to train under supervision only,</Trans>
        </li>
        <li>
          <Trans>are pregnant, or gave birth not long ago.</Trans>
        </li>
      </ul>
      <p className="text-small text-soft">
        <Trans>
          The first six are those of the Physical Activity Readiness Questionnaire for Everyone (source 1
          below). With a fever or a cold, wait until it is over. On a day of fasting, test after you have
          eaten and drunk.
        </Trans>
      </p>
    </aside>
  );
}
