import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLocalPath } from '#src/ui/link.tsx';
import { useShare } from '#src/ui/share.client.ts';
import type { StartedPlan } from './schema.ts';

/** Brings somebody along by whatever one writes to friends with: the plan's name and address go, nothing of what was done. */
export function ToFriend({ plan: { planId, title } }: { plan: StartedPlan }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sharing, share } = useShare();
  const name = inLanguage(title, language);
  const url = location.origin + useLocalPath()(`/services/fitness-plans/${planId}`);
  const text = t`I train with “${name}” on Birtu. Do it with me: a workout can be tried without an account.`;
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={() => void share({ title: name, text, url })}>
        <Trans>Do it with a friend</Trans>
      </Button>
      <p role="status" className="text-soft wrap-anywhere empty:hidden">
        {sharing === 'copied' && (
          <Trans>The invitation is copied: paste it where you write to each other.</Trans>
        )}
        {sharing === 'refused' && <Trans>Copy this, and send it: {url}</Trans>}
      </p>
    </div>
  );
}
