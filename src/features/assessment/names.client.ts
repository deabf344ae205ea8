import { useLingui } from '@lingui/react/macro';
import type { ActivityLevel, Answers, Faults, FieldName, Gender } from './answers.ts';
import type { Component } from './scoring.ts';

export function useGenderNames(): Readonly<Record<Gender, string>> {
  const { t } = useLingui();
  return { male: t`Male`, female: t`Female` };
}

export function useLevelNames(): Readonly<Record<ActivityLevel, string>> {
  const { t } = useLingui();
  return {
    sedentary: t`Sedentary`,
    light: t`Light`,
    moderate: t`Moderate`,
    active: t`Active`,
    'very-active': t`Very active`,
  };
}

/** What a level means in an ordinary week. */
export function useLevelNotes(): Readonly<Record<ActivityLevel, string>> {
  const { t } = useLingui();
  return {
    sedentary: t`Mostly sitting`,
    light: t`Some walking, light work at home`,
    moderate: t`Brisk walking or sport on three to five days`,
    active: t`Sport or heavy work on most days`,
    'very-active': t`Hard training or heavy work every day`,
  };
}

/** What a field of a step is called, holds at first, and has wrong. */
export function useAnswered(answers: Answers, faults: Faults) {
  const { i18n } = useLingui();
  return (name: FieldName) => ({
    name,
    defaultValue: answers[name],
    error: faults[name] && i18n._(faults[name].id),
  });
}

/** A test's score with its unit. */
export function useScoreText(): (component: Component, score: number) => string {
  const { t, i18n } = useLingui();
  return (component, score) => {
    const figure = i18n.number(score);
    if (component === 'flexibility') return t`${figure} cm`;
    return component === 'cardio' ? t`${figure} min` : figure;
  };
}
