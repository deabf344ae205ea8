import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { apiClient } from '#src/api/client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { readFound, type FoundPlan } from './found.client.ts';
import { Minded, PlanFound } from './found-plans.tsx';
import { readKept } from './kept-answers.client.ts';
import type { Answers } from './answers.ts';
import { withKnown } from './questions.ts';

await speak('plans');

interface KeptSuggestionProps {
  readonly known: Pick<Answers, 'goal' | 'minds'>;
  readonly isAllowed?: Parameters<typeof readFound>[3];
}

/**
 * The plan that a member's kept answers lead to, together with what is known besides; nothing for whoever keeps none.
 * Whoever shows it gives it a `key` for what is known.
 */
export default function KeptSuggestion({ known, isAllowed }: KeptSuggestionProps) {
  const language = useLanguage();
  const [shown, setShown] = useState<{ found: FoundPlan; answers: Answers } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const kept = await readKept();
      if (!kept.answers) return;
      const answers = withKnown(kept.answers, known);
      const [found] = await readFound(apiClient(fetch).plans, answers, language, isAllowed);
      if (found && isWanted) setShown({ found, answers });
    };
    // Where it cannot be read, what is suggested besides stands alone.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for what is known
  }, [language]);
  if (!shown) return null;
  return (
    <section className="grid gap-2" aria-labelledby="by-kept-answers">
      <h3 id="by-kept-answers" className="text-large">
        <Trans>By the answers that you keep</Trans>
      </h3>
      <PlanFound {...shown} />
      <Minded answers={shown.answers} />
    </section>
  );
}
