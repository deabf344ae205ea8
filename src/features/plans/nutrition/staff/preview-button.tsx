import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { NutritionPlanDraft } from './schema.ts';

const PlanPreview = lazy(() => import('./plan-preview.tsx'));

interface PreviewButtonProps {
  /** The plan when it is pressed. */
  planOf: () => NutritionPlanDraft;
  children: ReactNode;
}

/** Shows a plan as the public will see it. */
export function PreviewButton({ planOf, children }: PreviewButtonProps) {
  const [shown, setShown] = useState<NutritionPlanDraft | null>(null);
  return (
    <>
      <Button onClick={() => setShown(planOf())}>{children}</Button>
      <Suspense>{shown && <PlanPreview plan={shown} onClose={() => setShown(null)} />}</Suspense>
    </>
  );
}
