import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { Finding } from '#src/lib/finding.ts';
import { FindingsList } from '../../publishing/findings-list.tsx';
import { useFoods } from './foods-known.tsx';
import { planOf, type PlanDraft } from './plan-draft.ts';
import { publishingFindings } from './publishing.ts';

interface PublishingCheckProps {
  /** What the server alone has found, in the plan as it was sent last. */
  readonly refused: readonly Finding[];
  readonly onGo: (path: Finding['path']) => void;
}

/** What is in the way of publishing the plan as it is typed. */
export function PublishingCheck({ refused, onGo }: PublishingCheckProps) {
  const { byId } = useFoods();
  const draft = useDeferredValue(useWatch<PlanDraft>() as PlanDraft);
  const found = publishingFindings(planOf(draft), byId);
  return <FindingsList findings={found} refused={refused} onGo={onGo} />;
}
