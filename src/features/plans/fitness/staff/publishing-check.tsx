import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { Finding } from '#src/lib/finding.ts';
import { FindingsList } from '../../publishing/findings-list.tsx';
import { draftFrom, type PlanValues } from './plan-values.ts';
import { publishingFindings } from './publishing.ts';
import type { Library } from './schema.ts';

interface PublishingCheckProps {
  readonly library: Library;
  /** What the server alone has found, in the plan as it was sent last. */
  readonly refused: readonly Finding[];
  readonly onGo: (path: Finding['path']) => void;
}

/** What is in the way of publishing the plan as it is typed. */
export function PublishingCheck({ library, refused, onGo }: PublishingCheckProps) {
  const values = useDeferredValue(useWatch<PlanValues>() as PlanValues);
  const found = publishingFindings(draftFrom(values), library);
  return <FindingsList findings={found} refused={refused} onGo={onGo} />;
}
