import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiError, read } from '#src/api/client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { readOne } from '#src/features/media/staff/staff-pictures.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Language } from '#src/lib/language.ts';
import { pictureIdAt } from '#src/lib/picture.ts';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { markId } from '#src/lib/notes.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { i18nFor, loadCatalogue } from '#src/words/catalogues.client.ts';
import { ArticleText } from '../article-text.tsx';
import { articleView } from '../article-view.ts';
import type { ContentDetail } from '../listing.ts';
import { readingMinutes } from '../reading-time.ts';
import type { ArticleFields } from './article-fields.ts';
import { languageNames } from './labels.ts';
import { PreviewFrame, type Theme } from './preview-frame.tsx';

const widths = { phone: 375, wide: 1100 } as const;

/** The article as its page shows it, in either language, narrow and wide, light and dark. */
export function ArticlePreview() {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [theme, setTheme] = useState<Theme>(
    () => (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'light',
  );
  const isSpoken = useWords(language);
  const { article, fault } = useShown();
  return (
    <section aria-label={t`Preview`} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <Choices label={t`Language`} chosen={language} onChosen={setLanguage} choices={languageNames} />
        <Choices
          label={t`Width`}
          chosen={width}
          onChosen={setWidth}
          choices={{ phone: t`Phone`, wide: t`Wide` }}
        />
        <Choices
          label={t`Theme`}
          chosen={theme}
          onChosen={setTheme}
          choices={{ light: t`Light theme`, dark: t`Dark theme` }}
        />
      </div>
      {fault && <ErrorBox>{i18n._(fault)}</ErrorBox>}
      {article && isSpoken ? (
        <PreviewFrame title={t`The article as readers see it`} width={widths[width]} {...{ language, theme }}>
          <I18nProvider i18n={i18nFor(language)}>
            <Shown article={article} language={language} />
          </I18nProvider>
        </PreviewFrame>
      ) : (
        !fault && (
          <p role="status">
            <Trans>Loading...</Trans>
          </p>
        )
      )}
    </section>
  );
}

/** As the page has it. */
function Shown({ article, language }: { article: ContentDetail; language: Language }) {
  const view = articleView(article, language);
  return (
    <main className="page article">
      <ArticleText article={view} />
      <Notes notes={view.sources} isCited={(number) => view.html.includes(`id="${markId(number)}"`)} />
    </main>
  );
}

interface ChoicesProps<Name extends string> {
  readonly label: string;
  readonly chosen: Name;
  readonly choices: Readonly<Record<Name, ReactNode>>;
  readonly onChosen: (name: Name) => void;
}

function Choices<Name extends string>({ label, chosen, choices, onChosen }: ChoicesProps<Name>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {(Object.keys(choices) as Name[]).map((name) => (
        <Button
          key={name}
          aria-pressed={name === chosen}
          look={name === chosen ? 'primary' : 'plain'}
          onClick={() => onChosen(name)}
        >
          {choices[name]}
        </Button>
      ))}
    </div>
  );
}

/** Whether the words of a language are here that the page of an article speaks. */
function useWords(language: Language): boolean {
  const [spoken, setSpoken] = useState<Language>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([loadCatalogue(language, 'shell'), loadCatalogue(language, 'motivation')])
      .catch(() => undefined)
      .then(() => isCurrent && setSpoken(language));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return spoken === language;
}

/** What the fields hold as a published article; the text as the server makes it for readers. */
function useShown(): { article: ContentDetail | null; fault: { readonly id: string } | null } {
  const { getValues } = useFormContext<ArticleFields>();
  useWatch<ArticleFields>();
  const { publication: _, id, type, category, icon, image, sources, ...texts } = getValues();
  const english = useRendered(texts.body.en, 'en', sources.length);
  const amharic = useRendered(texts.body.am, 'am', sources.length);
  const pictureId = pictureIdAt(image);
  const picture = useRecord(pictureId ?? undefined, readOne)?.picture;
  const [now] = useState(() => new Date().toISOString());
  const fault = [english, amharic].find((each) => each !== null && 'fault' in each);
  if (fault && 'fault' in fault) return { article: null, fault: { id: fault.fault } };
  if (english === null || amharic === null) return { article: null, fault: null };
  const html = { en: 'html' in english ? english.html : '', am: 'html' in amharic ? amharic.html : '' };
  const there = (['en', 'am'] as const).filter((each) => texts.body[each].trim() !== '');
  const only = <T,>(of: (language: Language) => T) =>
    Object.fromEntries(there.map((each) => [each, of(each)])) as { en?: T; am?: T };
  return {
    fault: null,
    article: {
      ...withoutEmptyTranslations(texts),
      id,
      type,
      category,
      icon,
      image: /^\/[^/\\]/.test(image) ? image : null,
      ...(picture && { picture }),
      sources: sources.filter(({ citation, url }) => citation.trim() !== '' || url.trim() !== ''),
      html: only((each) => html[each]),
      readingMinutes: only((each) => readingMinutes(texts.body[each], each)),
      publishedAt: now,
      updatedAt: now,
    },
  };
}

type Rendered = { readonly html: string } | { readonly fault: string };

/** Milliseconds after which whoever types has stopped. */
const typingPause = 400;

/** Null until it is here; what was made before stays until what is new is here. */
function useRendered(markdown: string, language: Language, sources: number): Rendered | null {
  const [rendered, setRendered] = useState<Rendered | null>(null);
  const isFirst = rendered === null;
  useEffect(() => {
    let isCurrent = true;
    const ask = () =>
      read(memberApi().admin.content.preview.$post({ json: { markdown, language, sources } }))
        .catch((error: unknown) => {
          if (error instanceof ApiError) return { fault: error.problem.detail };
          throw error;
        })
        .then((answer) => isCurrent && setRendered(answer));
    const timer = setTimeout(() => void ask(), isFirst ? 0 : typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The first answer is no new question.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [markdown, language, sources]);
  return rendered;
}
