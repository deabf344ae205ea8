import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pictureIdAt } from '#src/lib/picture.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { readOne } from '#src/features/media/staff/staff-pictures.client.ts';
import type { ArticleFields } from './article-fields.ts';
import { checklist, type CheckName } from './checklist.ts';
import './writing.css';

/** What to look at before readers see the article; it forbids nothing, and leads to where each is put right. */
export function PublicationChecklist() {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const { getValues } = useFormContext<ArticleFields>();
  useWatch<ArticleFields>();
  const fields = getValues();
  const pictureId = pictureIdAt(fields.image);
  const picture = useRecord(pictureId ?? undefined, readOne);
  const checks = checklist(fields, pictureId === null ? null : picture?.picture.alt);
  const texts: Readonly<Record<CheckName, readonly [met: ReactNode, missing: ReactNode]>> = {
    english: [<Trans>It is there in English</Trans>, <Trans>It is not whole in English</Trans>],
    amharic: [<Trans>It is there in Amharic</Trans>, <Trans>It is not whole in Amharic</Trans>],
    sources: [<Trans>It names its sources</Trans>, <Trans>It names no source</Trans>],
    pointers: [
      <Trans>The text points to each source</Trans>,
      <Trans>The text does not point to each source, or to one that is not there</Trans>,
    ],
    words: [
      <Trans>Pictures have words for who cannot see them</Trans>,
      <Trans>A picture lacks words for who cannot see it</Trans>,
    ],
    fasting: [
      <Trans>It says something of fasting days</Trans>,
      <Trans>It is on food and says nothing of fasting days</Trans>,
    ],
  };
  function leadTo(field: string) {
    const form = root.current?.closest('form');
    const target = form?.querySelector<HTMLElement>(`[name="${field}"], [data-part="${field}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }
  return (
    <section ref={root} aria-label={t`Before publishing`} className="grid gap-2">
      <p className="font-semibold">
        <Trans>Before publishing</Trans>
      </p>
      <ul className="checklist">
        {checks.map(({ name, isMet, field }) => {
          const [met, missing] = texts[name];
          return (
            <li key={name}>
              <span data-met={isMet} aria-hidden="true">
                {isMet ? '✓' : '!'}
              </span>
              {isMet ? (
                <span>{met}</span>
              ) : (
                <button
                  type="button"
                  className="min-h-11 cursor-pointer text-start underline"
                  onClick={() => leadTo(field)}
                >
                  {missing}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
