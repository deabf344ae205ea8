import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { languages, type Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { i18nFor, loadCatalogue, type Area } from '#src/words/catalogues.client.ts';

interface PreviewButtonProps<Draft> {
  /** The plan when it is pressed. */
  readonly planOf: () => Draft;
  readonly label: ReactNode;
  /** What leads back. */
  readonly back: ReactNode;
  readonly children: (plan: Draft) => ReactNode;
}

/** Shows a plan over the page, saved or not. */
export function PreviewButton<Draft>({ planOf, label, back, children }: PreviewButtonProps<Draft>) {
  const [shown, setShown] = useState<Draft | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown(planOf())}>{label}</Button>
      {shown && (
        <Dialog
          isOpen
          onClose={close}
          size="xl"
          title={<Trans>Preview</Trans>}
          actions={<Button onClick={close}>{back}</Button>}
        >
          {children(shown)}
        </Dialog>
      )}
    </>
  );
}

interface ReadersViewProps {
  /** Words that the public page speaks besides its frame's. */
  readonly areas: readonly Area[];
  /** What a link to another day asks for: other links lead nowhere. */
  readonly onFollow: (asked: URLSearchParams) => void;
  readonly children: (language: Language) => ReactNode;
}

/** The plan as its readers will see it, in either language, whichever this page speaks. */
export function ReadersView({ areas, onFollow, children }: ReadersViewProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  useEffect(() => {
    let isWanted = true;
    Promise.all(['shell' as const, ...areas].map((area) => loadCatalogue(language, area)))
      .catch(() => undefined)
      .finally(() => isWanted && setLoaded((before) => [...before, language]));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the areas of a view are always the same
  }, [language]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { searchParams } = new URL(link.href);
    if (searchParams.has('day')) onFollow(searchParams);
  }
  return (
    <div className="grid w-full grid-cols-1 gap-6">
      <div role="group" aria-label={t`Language of the preview`} className="flex gap-2">
        {languages.map((offered) => (
          <Button
            key={offered}
            lang={offered}
            aria-pressed={offered === language}
            look={offered === language ? 'primary' : 'plain'}
            onClick={() => setLanguage(offered)}
          >
            {offered === 'en' ? 'English' : 'አማርኛ'}
          </Button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops links, which are pressed by key as well */}
      <div lang={language} onClickCapture={follow} className="grid grid-cols-1 gap-10">
        {loaded.includes(language) && (
          <I18nProvider i18n={i18nFor(language)}>{children(language)}</I18nProvider>
        )}
      </div>
    </div>
  );
}
