import { Trans } from '@lingui/react/macro';
import { useLocalPath } from '#src/ui/link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';

/** A question that the calculator's page answers, by its address: it needs no application. */
export function BmiPromo() {
  const localPath = useLocalPath();
  return (
    <section className="page pb-20">
      <div className="bg-gold-tint rounded-card grid items-center gap-x-12 gap-y-6 p-6 md:grid-cols-2 md:p-10">
        <div>
          <h2>
            <Trans>Where do you stand today?</Trans>
          </h2>
          <p className="mt-3 max-w-md">
            <Trans>
              Height and weight are enough for the body mass index. It is a first look, not a verdict; members
              keep it on their profile.
            </Trans>
          </p>
        </div>
        <form
          method="get"
          action={localPath('/bmi')}
          className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <Field
            label={<Trans>Height (cm)</Trans>}
            name="height"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <Field
            label={<Trans>Weight (kg)</Trans>}
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <Button type="submit" look="primary">
            <Trans>Calculate BMI</Trans>
          </Button>
        </form>
      </div>
    </section>
  );
}
