import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pictureIdAt } from '#src/lib/picture.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { readOne } from '#src/features/media/staff/staff-pictures.client.ts';
import type { ArticleFields } from './article-fields.ts';
import { checklist } from './checklist.ts';
import { checkMessages } from './messages.ts';
import './writing.css';

/** What to look at before readers see the article; it forbids nothing, and leads to where each is put right. */
export function PublicationChecklist() {
  const { t, i18n } = useLingui();
  const root = useRef<HTMLElement>(null);
  const { getValues } = useFormContext<ArticleFields>();
  useWatch<ArticleFields>();
  const fields = getValues();
  const pictureId = pictureIdAt(fields.image);
  const picture = useRecord(pictureId ?? undefined, readOne);
  const checks = checklist(fields, pictureId === null ? null : picture?.picture.alt);
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
          const [met, missing] = checkMessages[name];
          return (
            <li key={name}>
              <span data-met={isMet} aria-hidden="true">
                {isMet ? '✓' : '!'}
              </span>
              {isMet ? (
                <span>{i18n._(met)}</span>
              ) : (
                <button
                  type="button"
                  className="min-h-11 cursor-pointer text-start underline"
                  onClick={() => leadTo(field)}
                >
                  {i18n._(missing)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
