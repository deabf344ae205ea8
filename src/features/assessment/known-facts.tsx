import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSession, type User } from '#src/session/session.client.ts';
import type { FieldName, Step } from './answers.ts';

type Facts = Readonly<Partial<Record<FieldName, string>>>;

const msAYear = 365.25 * 24 * 60 * 60 * 1000;

/** What is known of a member that a step asks for: the measures of the profile, the person of the last assessment. */
async function factsFor(step: Step, { height, weight }: User): Promise<Facts> {
  if (step === 2)
    return {
      ...(height !== null && { height: String(height) }),
      ...(weight !== null && { weight: String(weight) }),
    };
  if (step !== 1) return {};
  const { readAssessments } = await import('./kept.client.ts');
  const [last] = await readAssessments();
  if (!last) return {};
  const { age, gender, activityLevel } = last.form;
  const years = Math.floor((Date.now() - Date.parse(last.created_at)) / msAYear);
  return { age: String(age + years), gender, activityLevel };
}

/** Fills the fields of a form that are still empty. @returns whether there was one */
function fill(form: HTMLFormElement, facts: Facts): boolean {
  const empty = Object.entries(facts).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name);
    const canBeFilled = field instanceof HTMLInputElement || field instanceof RadioNodeList;
    return canBeFilled && field.value === '' ? { field, value } : [];
  });
  for (const { field, value } of empty) field.value = value;
  return empty.length > 0;
}

/**
 * What a member told before is not asked again: it is put into the fields that are empty, once the session is known, and
 * said so. The page itself is the same for everyone. @returns whether anything was filled in
 */
export function useKnownFacts(
  form: RefObject<HTMLFormElement | null>,
  step: Step,
  onFilled: () => void,
): boolean {
  const { user } = useSession();
  const [isFilled, setIsFilled] = useState(false);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!user || isStarted.current) return;
    isStarted.current = true;
    // Where they cannot be read, the member answers as everyone does.
    factsFor(step, user).then(
      (facts) => {
        if (!form.current || !fill(form.current, facts)) return;
        setIsFilled(true);
        onFilled();
      },
      () => undefined,
    );
  });
  return isFilled;
}

/** Says that not all that stands there was typed just now. */
export const KnownFactsNote = () => (
  <p role="status" className="max-w-2xl rounded-card bg-gold-tint p-4 text-small">
    <Trans>Filled in from your profile and your last assessment. Change what is not right any more.</Trans>
  </p>
);
