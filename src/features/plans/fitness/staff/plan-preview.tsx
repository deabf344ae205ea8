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
import { shownPlan, type Library } from '../schedule.ts';
import type { PlanDraft } from '../schema.ts';
import { fixedFields, writtenPlan } from './written-plan.ts';

interface SheetPreviewProps {
  /** As it stands in the form, saved or not. */
  readonly draft: PlanDraft;
  readonly library: Library;
}

/** What is typed or stored, over the page. */
export function PlanPreview({ onClose, ...shown }: SheetPreviewProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={onClose}
      title={<Trans>Preview</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      }
    >
      <SheetPreview {...shown} />
    </Dialog>
  );
}

/** The plan as its readers will see it, in either language. Its links lead nowhere; its days can be looked at. */
export function SheetPreview({ draft, library }: SheetPreviewProps) {
  const { i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const [day, setDay] = useState<number | null>(null);
  const other: Language = language === 'en' ? 'am' : 'en';
  const plan = shownPlan(writtenPlan(draft, fixedFields('preview')), library);
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
    <div className="grid w-full grid-cols-1 gap-4">
      <Button onClick={() => setLanguage(other)} lang={other} className="justify-self-start">
        {other === 'en' ? 'English' : 'አማርኛ'}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops links, which are pressed by key as well */}
      <div lang={language} onClickCapture={follow} className="grid grid-cols-1 gap-10">
        <Spoken language={language}>
          <PlanSheet plan={view} days={<Days view={view} />} />
        </Spoken>
      </div>
    </div>
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
