import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { apiAccess } from '#src/api/access.ts';
import { documentationOf, type Body, type Documentation, type Endpoint } from '#src/api/documentation.ts';
import type { OpenApi } from '#src/api/openapi.ts';
import type { Field } from '#src/api/schema-fields.ts';
import { BrandMark, Tibeb, tibebVariables } from '#src/ui/ornament.tsx';
import { ThemeToggle } from '#src/ui/theme-toggle.tsx';
import { i18nFor, loadCatalogue } from '#src/words/catalogues.client.ts';
import { Guide } from './guide.tsx';
import { Table } from './table.tsx';
import boot from 'virtual:boot';
import styles from '../styles.css?url';
import docsStyles from './page.css?url';

/** The API's documentation as a whole page: read once, in English, and never made into an application. */
export async function renderApiDocs(document: OpenApi): Promise<string> {
  await loadCatalogue('en', 'shell');
  const page = <Page documentation={documentationOf(document, apiAccess)} />;
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

const description =
  'Plans, exercises, foods and articles of Birtu as JSON, public to read, and a member’s own records: every endpoint with its parameters, answers and errors.';

function Page({ documentation }: { documentation: Documentation }) {
  const { server, groups } = documentation;
  return (
    <html lang="en" style={tibebVariables()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <title>API · Birtu</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${server}/docs`} />
        <script dangerouslySetInnerHTML={{ __html: boot }} />
        <link rel="stylesheet" href={styles} />
        <link rel="stylesheet" href={docsStyles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a href="#content" className="skip-link button button-primary">
          Skip to content
        </a>
        <header className="page docs-header">
          <a href="/" className="brand" aria-label="Birtu, home">
            <BrandMark />
            <span>Birtu</span>
          </a>
          <I18nProvider i18n={i18nFor('en')}>
            <ThemeToggle />
          </I18nProvider>
        </header>
        <Tibeb />
        <div className="page docs">
          <Contents documentation={documentation} />
          <main id="content" tabIndex={-1}>
            <div>
              <h1>The API</h1>
              <p className="docs-lead">{description}</p>
            </div>
            <Guide server={server} />
            {groups.map(({ name, description: about, endpoints }) => (
              <section key={name} aria-labelledby={idOf(name)}>
                <h2 id={idOf(name)}>{name}</h2>
                <p>{about}</p>
                {endpoints.map((endpoint) => (
                  <EndpointView key={endpoint.id} endpoint={endpoint} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function Contents({ documentation }: { documentation: Documentation }) {
  return (
    <nav aria-label="Contents" className="docs-contents">
      <ul>
        <li>
          <a href="#begin">How to call it</a>
        </li>
        {documentation.groups.map(({ name, endpoints }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{name}</a>
            <ul>
              {endpoints.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b>{method}</b> {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EndpointView({ endpoint }: { endpoint: Endpoint }) {
  const {
    id,
    method,
    path,
    summary,
    description: more,
    callers,
    parameters,
    body,
    answers,
    command,
  } = endpoint;
  return (
    <article id={id} className="docs-endpoint">
      <h3>
        <code>
          <b>{method}</b> {path}
        </code>
      </h3>
      <p>{sentence(summary, more)}</p>
      <p className="docs-note">Who may call: {callers}</p>
      <pre>{command}</pre>
      {parameters.length > 0 && (
        <Table
          caption="Parameters"
          head={['Parameter', 'Type', 'Meaning']}
          rows={parameters.map((parameter) => ({
            key: parameter.name,
            cells: [
              <code key="name">{parameter.name}</code>,
              parameter.type,
              sentence(
                parameter.place === 'path' ? 'In the path' : '',
                presences.sent[parameter.presence],
                parameter.description,
              ),
            ],
          }))}
        />
      )}
      {body && <Fields title="Body" body={body} isSent />}
      <ul className="docs-answers">
        {answers.map(({ status, description: when }) => (
          <li key={status}>
            <b>{status}</b> {when}
          </li>
        ))}
      </ul>
      {answers.map(
        ({ status, body: answered }) =>
          answered && <Fields key={status} title={`What ${status} holds`} body={answered} />,
      )}
    </article>
  );
}

/** What is said of something, one thing after the other. */
const sentence = (...parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.]?$/, '.'))
    .join(' ');

const presences: Readonly<Record<'sent' | 'answered', Readonly<Record<Field['presence'], string>>>> = {
  sent: { always: 'Required', filled: '', optional: '' },
  answered: { always: '', filled: '', optional: 'May be missing' },
};

function Fields({ title, body, isSent = false }: { title: string; body: Body; isSent?: boolean }) {
  const words = presences[isSent ? 'sent' : 'answered'];
  if (body.example === null)
    return (
      <p className="docs-note">
        {title}: {body.type}
      </p>
    );
  return (
    <details>
      <summary>
        {title}: {body.type}
      </summary>
      <pre>{body.example}</pre>
      <Table
        caption={`${title}, field by field`}
        head={['Field', 'Type', 'Meaning']}
        rows={body.fields.map(({ name, type, presence, description: meaning }) => ({
          key: name,
          cells: [<code key="name">{name || 'the whole'}</code>, type, sentence(words[presence], meaning)],
        }))}
      />
    </details>
  );
}
