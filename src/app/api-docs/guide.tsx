import { mostBodyText } from '#src/api/body-limit.ts';
import { listPageSize } from '#src/lib/list-query.ts';
import { Table } from './table.tsx';

const codes: readonly (readonly [string, string, string])[] = [
  ['400', 'malformed_body', 'The body is no JSON.'],
  ['401', 'not_signed_in', 'The endpoint is for members, and no token came along.'],
  ['401', 'invalid_token', 'The token is wrong, has expired, or its session has ended: refresh or sign in.'],
  ['403', 'second_factor_required', 'The account has a second factor that this session still owes.'],
  ['403', 'recovery_session', 'A session of a reset link can set a new password and nothing else.'],
  ['403', 'forbidden', 'The role does not allow it.'],
  ['404', 'not_found', 'There is nothing of that id that the caller may see.'],
  ['409', 'various', 'It would collide with what is there; the code says with what.'],
  ['413', 'too_large', `The body is larger than ${mostBodyText}.`],
  ['415', 'unsupported_media_type', 'The body is not application/json.'],
  ['422', 'invalid_input', 'Fields are missing or wrong; errors names each with its path.'],
  ['429', 'over_request_rate_limit', 'Too many at once; Retry-After says in how many seconds to come back.'],
  ['500', 'internal', 'A fault on the server’s side.'],
  ['503', 'unavailable', 'The database is away for a moment; Retry-After says when to come back.'],
];

const problem = `{
  "type": "about:blank",
  "title": "Invalid input",
  "status": 422,
  "code": "invalid_input",
  "detail": "Email is required.",
  "errors": [{ "path": ["email"], "message": "Email is required." }]
}`;

/** What holds for every endpoint, before one looks at any. */
export function Guide({ server }: { server: string }) {
  const protocol = server.replace(/\/api$/, '/auth/v1');
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">How to call it</h2>
      <p>
        Every path below begins with <code>{server}</code>. Requests and answers are JSON in UTF-8. Plans,
        exercises, foods and articles need no key and no account:
      </p>
      <pre>{`curl '${server}/plans/fitness?level=beginner'`}</pre>
      <p>
        The same as a document for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
      </p>

      <h3>Texts and lists</h3>
      <p>
        A text that readers see comes in its languages, as <code>{'{"en": "…", "am": "…"}'}</code>; where a
        translation is missing, <code>am</code> is. Public lists come in pages of {listPageSize}, counted from
        1, with <code>total</code> and <code>pages</code>. Days are <code>2026-11-21</code>, lengths
        centimetres, masses kilograms, energy kilocalories.
      </p>

      <h3>Signing in</h3>
      <p>
        Endpoints for members want a token, which lives ten minutes. Accounts speak the protocol of Supabase
        Auth at <code>{protocol}</code>, so its official clients sign in, refresh and sign out by themselves.
        By hand:
      </p>
      <pre>{`curl -X POST '${protocol}/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "selam@example.et", "password": "…"}'`}</pre>
      <p>
        The answer holds <code>access_token</code>, to be sent as <code>Authorization: Bearer …</code>, and{' '}
        <code>refresh_token</code>, good once, for the next pair:
      </p>
      <pre>{`curl -X POST '${protocol}/token?grant_type=refresh_token' \\
  -H 'Content-Type: application/json' \\
  -d '{"refresh_token": "…"}'`}</pre>
      <p>
        Members see and change their own records only; another member’s id is answered like one that does not
        exist.
      </p>

      <h3>Errors</h3>
      <p>
        A refusal is <code>application/problem+json</code> (RFC 9457). <code>code</code> is stable and for
        programs, <code>detail</code> is for people, in English.
      </p>
      <pre>{problem}</pre>
      <Table
        caption="Codes"
        head={['Code', 'Status', 'Meaning']}
        rows={codes.map(([status, code, meaning]) => ({
          key: code,
          cells: [<code key="code">{code}</code>, status, meaning],
        }))}
      />

      <h3>Limits</h3>
      <p>
        A body may have {mostBodyText}. Reading what is public is not counted; its answers may be kept for a
        minute, as <code>Cache-Control</code> says. Messages, assessments, attempts to sign in, registrations
        and mailed codes are limited for each account, and more generously for each client. Whoever reaches a
        limit gets 429, with the seconds to wait in <code>Retry-After</code>.
      </p>
    </section>
  );
}
