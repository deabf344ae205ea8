import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { Finding } from '#src/lib/finding.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import { breaksFast, valuesIn } from './finding.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** Findings in the reader's words. */
export function useFindingText(): (finding: Finding) => string {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (finding) => i18n._(finding.message, valuesIn(finding, language));
}

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** What the server alone has found, in the plan as it was sent last. */
  readonly refused?: readonly Finding[];
  /** Leads to where one of them stands. */
  readonly onGo: (path: Finding['path']) => void;
}

interface PublishingCheckProps<Fields> extends Omit<FindingsListProps, 'findings'> {
  readonly findingsIn: (fields: Fields) => readonly Finding[];
}

/** What is in the way of publishing a plan as it is typed. */
export function PublishingCheck<Fields extends FieldValues>({
  findingsIn,
  ...list
}: PublishingCheckProps<Fields>) {
  const fields = useDeferredValue(useWatch<Fields>() as Fields);
  return <FindingsList findings={findingsIn(fields)} {...list} />;
}

/** What is in the way of publishing, and what is worth a look before it; each leads to its place in the form. */
export function FindingsList({ findings, refused = [], onGo }: FindingsListProps) {
  const id = useId();
  const all = [...findings, ...refused];
  const of = (severity: Finding['severity']) => all.filter((finding) => finding.severity === severity);
  const [blocks, warns] = [of('blocks'), of('warns')];
  return (
    <section
      aria-labelledby={id}
      data-place="publishing"
      tabIndex={-1}
      className="grid gap-3 border-t border-edge pt-5"
    >
      <h3 id={id} className="text-large font-semibold">
        <Trans>Before it is published</Trans>
      </h3>
      {blocks.length === 0 ? (
        <p className="border-s-4 border-green ps-3">
          <Trans>Nothing is in the way of publishing.</Trans>
        </p>
      ) : (
        <div className="border-s-4 border-red ps-3">
          <h4 className="font-semibold text-red">
            <Trans>In the way of publishing</Trans>
          </h4>
          <Places findings={blocks} onGo={onGo} />
        </div>
      )}
      {warns.length > 0 && (
        <details className="border-s-4 border-gold ps-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            <Plural value={warns.length} one="Worth a look: # thing" other="Worth a look: # things" />
          </summary>
          <Places findings={warns} onGo={onGo} />
        </details>
      )}
    </section>
  );
}

const keyOf = ({ code, path }: Finding): string => `${code} ${path.join('.')}`;

function Places({ findings, onGo }: Omit<FindingsListProps, 'refused'>) {
  const textOf = useFindingText();
  return (
    <ul>
      {findings.map((finding) => (
        <li key={keyOf(finding)}>
          <button
            type="button"
            onClick={() => onGo(finding.path)}
            className="inline-flex min-h-11 cursor-pointer items-center py-1 text-start underline wrap-anywhere"
          >
            {textOf(finding)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * What an editor of plans does with findings: leads to their places in its fields, and tells what the server alone has
 * found.
 *
 * @param findingsIn what can be found here
 * @param open opens the part of the form in which a place stands
 */
export function usePublishing<Draft>(
  findingsIn: (draft: Draft) => readonly Finding[],
  open: (path: Finding['path']) => void,
) {
  const fields = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  function onGo(path: Finding['path']) {
    open(path);
    // Once that part is there.
    setTimeout(() => showPlace(fields.current, path));
  }
  async function saved<Stored>(draft: Draft, saving: Promise<SaveResult<Stored>>) {
    const result = await saving;
    const found = result.outcome === 'refused' ? (result.refusal.findings ?? []) : [];
    const known = new Set(findingsIn(draft).map(keyOf));
    setRefused(found.filter((one) => !known.has(keyOf(one))));
    return result;
  }
  function onRefused({ findings: [first] = [] }: Refusal) {
    if (first) onGo(first.code === breaksFast ? first.path : ['publishing']);
  }
  return { fields, saved, onRefused, check: { refused, onGo } };
}

/**
 * Leads to the field of a place in a form, else to the nearest part around it that is there: `data-place` names those
 * that are no fields.
 */
function showPlace(form: HTMLElement | null, path: Finding['path']): void {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.');
    const found = ['[name="$"]', '[name="$.am"]', '[data-place="$"]', '[name^="$."]']
      .map((selector) => form?.querySelector<HTMLElement>(selector.replace('$', name)))
      .find(Boolean);
    if (!found) continue;
    for (
      let folded = found.closest('details');
      folded;
      folded = folded.parentElement?.closest('details') ?? null
    )
      folded.open = true;
    found.scrollIntoView({ block: 'center' });
    (found instanceof HTMLDetailsElement ? found.querySelector('summary') : found)?.focus({
      preventScroll: true,
    });
    return;
  }
}
