import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Moment } from '#src/ui/moment.tsx';
import { actionLabels, kindLabels } from './labels.ts';
import type { LogEntry } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

const labelIn = (labels: Readonly<Record<string, { readonly id: string }>>, key: string): string =>
  labels[key]?.id ?? key;

/** One change in two lines: to what; what was done, by whom and when. */
export function ChangeLine({ entry, children }: { entry: LogEntry; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { subjectKind: kind, subjectName: name, subjectId: id, at } = entry;
  const action = i18n._(labelIn(actionLabels, entry.action));
  const actor = entry.actor ? (entry.actor.name ?? t`someone whose account is gone`) : t`Birtu itself`;
  const called = typeof name === 'string' || name === null ? name : inLanguage(name, language);
  return (
    <li className="py-3">
      <p className="wrap-anywhere">
        <span className="text-soft">{i18n._(labelIn(kindLabels, kind))}</span>{' '}
        <b className="font-semibold">{called ?? id}</b>
      </p>
      <p className="text-small text-soft wrap-anywhere">
        <Trans>
          {action} by {actor}, <Moment at={at} />
        </Trans>
      </p>
      {children}
    </li>
  );
}
