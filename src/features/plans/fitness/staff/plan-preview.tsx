import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent } from 'react';
import { i18nFor, loadCatalogue } from '#src/words/catalogues.client.ts';
import type { Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DayPicker } from '../../day-picker.tsx';
import { PlanSheet } from '../plan-sheet.tsx';
import { planView } from '../plan-view.ts';
import type { Library, PlanDraft } from './schema.ts';
import { newPlanFields, storedPlan } from './stored-plan.ts';

interface PlanPreviewProps {
  /** As it stands in the form, saved or not. */
  readonly draft: PlanDraft;
  readonly library: Library;
  readonly onClose: () => void;
  /** Puts what is shown into the form. */
  readonly onTake?: () => void;
}

/** The plan as its readers will see it, in either language. Its links lead nowhere; its days can be looked at. */
export function PlanPreview({ draft, library, onClose, onTake }: PlanPreviewProps) {
  const { i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const [day, setDay] = useState<number | null>(null);
  const other: Language = language === 'en' ? 'am' : 'en';
  const plan = storedPlan(draft, library, newPlanFields('preview'));
  const view = planView({ plan, exercises: [...library.values()] }, day, language);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const chosen = new URL(link.href).searchParams.get('day');
    if (chosen !== null) setDay(Number(chosen));
  }
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={onClose}
      title={<Trans>Preview</Trans>}
      actions={
        <>
          <Button onClick={() => setLanguage(other)} lang={other}>
            {other === 'en' ? 'English' : 'አማርኛ'}
          </Button>
          {onTake && (
            <Button onClick={onTake}>
              <Trans>Take theirs, drop mine</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops links, which are pressed by key as well */}
      <div lang={language} onClickCapture={follow} className="grid grid-cols-1 gap-10 pt-2">
        <Spoken language={language}>
          <PlanSheet plan={view} days={<Days view={view} />} />
        </Spoken>
      </div>
    </Dialog>
  );
}

function Days({ view }: { view: ReturnType<typeof planView> }) {
  const { t } = useLingui();
  const days = view.days.map(({ number, restDay }) => ({ number, mark: restDay ? t`Rest` : undefined }));
  return <DayPicker days={days} chosen={view.day?.number ?? 1} label={t`Days of the week`} />;
}

/** The words of the public page in a language, whichever this page speaks. */
function Spoken({ language, children }: { language: Language; children: React.ReactNode }) {
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadCatalogue(language, 'plans'), loadCatalogue(language, 'shell')])
      .catch(() => undefined)
      .finally(() => isWanted && setLoaded((before) => [...before, language]));
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!loaded.includes(language)) return null;
  return <I18nProvider i18n={i18nFor(language)}>{children}</I18nProvider>;
}
