import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClock } from '#src/ui/chosen-clock.client.ts';
import { Dot } from '#src/ui/facts.tsx';
import { LineField } from '#src/ui/staff/form-fields.tsx';
import { momentInAddis } from './addis-time.ts';
import type { ArticleFields } from './article-fields.ts';
import type { PublicationState } from './publication.ts';
import { PublicationChecklist } from './publication-checklist.tsx';
import { OnEthiopianClock, PublicationDay } from './publication-time.tsx';
import type { StoredArticle } from './schema.ts';

/** Whether readers see the article, and from when on. */
export function PublicationFields({ stored }: { stored: StoredArticle | null }) {
  const { t } = useLingui();
  const [clock] = useClock();
  const { state, at } = useWatch<ArticleFields, 'publication'>({ name: 'publication' });
  const moment = momentInAddis(at);
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t`Publication`}</legend>
      <div className="grid gap-2 md:grid-cols-3">
        <Choice value="draft" label={t`Draft`}>
          <Trans>Only staff see it.</Trans>
        </Choice>
        <Choice value="published" label={stored?.status === 'published' ? t`Published` : t`Publish now`}>
          {stored?.status === 'published' && stored.publishedAt !== null ? (
            <Trans>
              Since <PublicationDay moment={stored.publishedAt} />
            </Trans>
          ) : (
            <Trans>Everybody sees it as soon as it is saved.</Trans>
          )}
        </Choice>
        <Choice value="scheduled" label={t`Schedule`}>
          <Trans>Everybody sees it from a time on.</Trans>
        </Choice>
      </div>
      <PublicationChecklist />
      {state === 'scheduled' && (
        <LineField
          name="publication.at"
          type="datetime-local"
          label={t`Day and time in Addis Ababa`}
          className="max-w-sm"
          hint={
            moment !== null && (
              <>
                <PublicationDay moment={moment} withTime />
                {clock === 'everyday' && (
                  <>
                    <Dot />
                    <OnEthiopianClock moment={moment} />
                  </>
                )}
              </>
            )
          }
        />
      )}
    </fieldset>
  );
}

function Choice({ value, label, children }: { value: PublicationState; label: string; children: ReactNode }) {
  const { register } = useFormContext<ArticleFields>();
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-card border border-edge p-3 has-checked:border-green has-checked:bg-green-tint">
      <input
        {...register('publication.state')}
        type="radio"
        value={value}
        className="mt-0.5 size-5 accent-green"
      />
      <span className="grid">
        <span className="font-semibold">{label}</span>
        <span className="text-small text-soft">{children}</span>
      </span>
    </label>
  );
}
